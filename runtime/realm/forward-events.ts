type Page = Window & typeof globalThis;

/** Converts an error to one of this page's classes, which the host recognises. */
const ours = (cause: Partial<Error> | null | undefined): unknown =>
  cause?.stack ? Object.assign(new Error(cause.message, { cause }), { stack: cause.stack }) : cause;

/**
 * Forwards what the host's page would see of a sub-app without a realm: keys for its shortcuts,
 * pointer events to close its menus, and uncaught errors.
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
