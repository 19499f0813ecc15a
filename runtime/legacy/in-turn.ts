let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other, of all sub-apps in the page: a script finds on window what those of its own page
 * have put there, also when two sub-apps load at once.
 */
export const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const before = last;
  const { promise, resolve } = Promise.withResolvers<void>();
  last = promise;
  await before;
  try {
    return await work();
  } finally {
    resolve();
  }
};
