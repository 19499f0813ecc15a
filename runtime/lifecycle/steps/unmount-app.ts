import { call, noteError, type Mount } from "../mount.ts";
import { TimeUp, within } from "../within.ts";

/**
 * Calls the sub-app's `unmount`, after a pending `mount` if there is one. Waits at most the limit;
 * a mount that finishes later is unmounted then.
 */
export const unmountApp = async (mount: Mount): Promise<void> => {
  const { mounting, phase, unmountTimeout } = mount;
  if (!mounting) return;
  let isSettled = false;
  const settled = mounting.catch(() => undefined).then(() => void (isSettled = true));
  const unmount = () => call(mount, "unmount");
  const onError = (cause: unknown) => {
    const error = noteError(mount, cause, "unmount", unmountTimeout);
    // Exceeding the runtime's limit isn't a failure, and holds up no one.
    if (!(cause instanceof TimeUp) || cause.limit) mount.unmountError ??= error;
  };
  try {
    await within(unmountTimeout, undefined, async () => {
      if (phase !== "run") await settled;
      await unmount();
    });
  } catch (error) {
    onError(error);
    if (!isSettled) settled.then(unmount).catch(onError);
  }
};
