"""How the database came to be as it is, step by step; run by the server when it starts."""
