"""What is in the box: data files, the printed map, names, pieces, and the columns of a position."""
