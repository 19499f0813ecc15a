/** Timeout in milliseconds: somebody is waiting for the page. */
const longest = 5_000;

const within = async (work: () => Promise<unknown>): Promise<void> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It did not answer in time")), longest);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Duration of a check in milliseconds; null if it failed or timed out, which is reported to `failed`. */
export const measured = async (
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<number | null> => {
  const began = performance.now();
  try {
    await within(work);
    return performance.now() - began;
  } catch (error) {
    failed(error);
    return null;
  }
};
