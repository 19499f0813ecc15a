type Page = Window & typeof globalThis;

/** The error as one of this page, which the host knows as such. */
const ours = (cause: Partial<Error> | null | undefined): unknown =>
  cause?.stack ? Object.assign(new Error(cause.message, { cause }), { stack: cause.stack }) : cause;

/**
 * Tells the host's page what it would see of a sub-app without a realm: keys, so that its short cuts
 * work, pointers, so that its menus close, and failures that nobody caught.
 */
export const forwardEvents = (page: Page): void => {
  const frame = page.frameElement as HTMLElement;
  for (const type of ["keydown", "keyup", "pointerdown", "mousedown"])
    page.addEventListener(type, (event) => {
      if (event.defaultPrevented) return;
      const Kind = event instanceof page.KeyboardEvent ? KeyboardEvent : MouseEvent;
      if (!frame.dispatchEvent(new Kind(type, event))) event.preventDefault();
    });
  page.addEventListener("error", ({ error, message, filename }) => {
    window.dispatchEvent(
      new ErrorEvent("error", { error: ours(error as Error), message, filename }),
    );
  });
  page.addEventListener("unhandledrejection", (event) => {
    const reason = ours(event.reason as Error);
    const promise = Promise.reject(reason);
    promise.catch(() => undefined);
    window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason }));
  });
};
