let last: Promise<unknown> = Promise.resolve();

/**
 * Serialises work across all sub-apps in the page: a script finds its own page's globals on window
 * even when two sub-apps load at once.
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
