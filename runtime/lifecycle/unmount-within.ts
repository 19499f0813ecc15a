import { within } from "./within.ts";

export interface Unmounting {
  unmount: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Calls `unmount` of what has been mounted, or is `mounting` still: then after that. Waits no longer
 * than the limit, in milliseconds; a mount that ends later is unmounted then.
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
