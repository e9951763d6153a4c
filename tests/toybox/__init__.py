"""What is in the toy's box: names and the columns of a position."""
