// Wishes that build on each other: who clicks faster than the hall answers loses none of them.

/** A line in which each work begins when the one before it has ended, well or not. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
