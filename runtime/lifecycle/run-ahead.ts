import type { Parts } from "./mount.ts";

/** Runs modules before a mount; their effects belong to the load of their sub-app. */
export const runAhead = async (
  parts: Parts,
  name: string,
  run: (opened: Promise<Parts>) => Promise<unknown>,
): Promise<void> => {
  const { ambient } = parts;
  ambient.open(name);
  try {
    await run(Promise.resolve(parts));
    ambient.loaded(name);
  } catch (error) {
    ambient.forget(name);
    throw error;
  } finally {
    ambient.close(name);
  }
};
