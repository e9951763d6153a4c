"""Tables in the browser: who sits there, what is kept, and the live protocol. Games are known through the registry only."""
