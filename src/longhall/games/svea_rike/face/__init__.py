"""What people and programs meet: views, pictures, motions, positions, and the reader of the components."""
