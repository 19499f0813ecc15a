import { within } from "./within.ts";

export interface Unmounting {
  unmount: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Calls `unmount`, after a pending `mounting` if there is one. Waits at most the limit in
 * milliseconds; a mount that finishes later is unmounted then.
 */
export const unmountWithin = async (
  limit: number,
  mounted: boolean,
  mounting: Promise<void>,
  { unmount, onError }: Unmounting,
): Promise<void> => {
  let settled = false;
  const over = mounting.catch(() => undefined).then(() => void (settled = true));
  try {
    await within(limit, undefined, async () => {
      if (!mounted) await over;
      await unmount();
    });
  } catch (error) {
    onError(error);
    if (!settled) over.then(unmount).catch(onError);
  }
};
