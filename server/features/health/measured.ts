/** How long something took in milliseconds; null where it failed, which `failed` is told. */
export const measured = async (
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<number | null> => {
  const began = performance.now();
  try {
    await work();
    return performance.now() - began;
  } catch (error) {
    failed(error);
    return null;
  }
};
