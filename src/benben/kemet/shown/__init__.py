"""What is shown: pictures, words, notes, sketches, and what a page needs to know."""
