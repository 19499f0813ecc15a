import type { Ambient } from "../effects/ambient.ts";

/** What modules do that run ahead of a mount belongs to the load of their sub-app. */
export const runAhead = async (
  ambient: Ambient,
  name: string,
  run: (opened: Promise<unknown>) => Promise<unknown>,
): Promise<void> => {
  ambient.open(name);
  try {
    await run(Promise.resolve());
    ambient.loaded(name);
  } catch (error) {
    ambient.forget(name);
    throw error;
  } finally {
    ambient.close(name);
  }
};
