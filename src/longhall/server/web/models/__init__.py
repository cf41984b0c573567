"""What requests and answers look like, by noun as the routes: for checking the ones and documenting the others."""
