import { nextDone } from "./done.ts";

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves after the next frame was handed to the compositor. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(undefined);
    });
  });

/** Resolves when the main thread has finished starting up. */
export const settled = async (): Promise<void> => {
  await painted();
  await pause(30);
  await new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 500 });
  });
};

export interface MountTime {
  /** Milliseconds from the call until everything is in the DOM, styled and laid out. */
  complete: number;
  /** Milliseconds from the call to the frame after that. */
  painted: number;
}

/** Times a mount, from the call until the app reports that it is complete. */
export const timeMount = async (
  app: string,
  mount: () => Promise<unknown>,
): Promise<MountTime & { element: Element }> => {
  const done = nextDone(app);
  const start = performance.now();
  const mounted = mount();
  mounted.catch((error: unknown) => console.error(String(error)));
  const { at, element } = await done;
  await painted();
  const end = performance.now();
  await mounted;
  return { complete: at - start, painted: end - start, element };
};
