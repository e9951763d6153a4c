"""Tables in the browser: who sits there, what is kept, the live protocol. Games are known through the registry only."""
