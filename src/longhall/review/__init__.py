"""The review of a finished game: how the chances went, what turned them, and which choices were better.

Everything that it tells is measured by playing on, with the error of the measurement, and told only where that is small
enough. What a seat could have done better is judged by worlds dealt anew from what that seat knew then.
"""

from longhall.review.pieces import review
from longhall.review.played import NotReviewed

__all__ = ["NotReviewed", "review"]
