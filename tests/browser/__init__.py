"""The page in a real Chromium, on a real server, used as people use it."""
