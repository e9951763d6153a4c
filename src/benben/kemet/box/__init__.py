"""What is in the box: the edition's data files, the printed board, names, and the columns of a position."""
