"""What the commands of the command line do, a module each; nothing is loaded before it is needed."""
