"""Steps from older stores to the present one, run by Alembic when the hall opens."""
