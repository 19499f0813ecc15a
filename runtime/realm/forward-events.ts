type Page = Window & typeof globalThis;

/** The error as one of this page, which the host knows as such. */
const ours = (cause: unknown): unknown => {
  const { message, stack, name } = (cause ?? {}) as Partial<Error>;
  if (cause instanceof Error || stack === undefined) return cause;
  return Object.assign(new Error(message, { cause }), { stack, name });
};

/**
 * Tells the host's page what it would see of a sub-app without a realm: keys, so that its short cuts
 * work, pointers, so that its menus close, and failures that nobody caught.
 */
export const forwardEvents = (page: Page): void => {
  const frame = page.frameElement as HTMLElement;
  const forward = (event: Event, copy: Event) => {
    if (!frame.dispatchEvent(copy)) event.preventDefault();
  };
  for (const type of ["keydown", "keyup"] as const)
    page.addEventListener(type, (event) => {
      if (!event.defaultPrevented) forward(event, new KeyboardEvent(type, event));
    });
  for (const type of ["pointerdown", "mousedown"] as const)
    page.addEventListener(type, () => {
      frame.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
  page.addEventListener("error", ({ error, message, filename }) => {
    window.dispatchEvent(new ErrorEvent("error", { error: ours(error), message, filename }));
  });
  page.addEventListener("unhandledrejection", (event) => {
    const reason = ours(event.reason);
    const promise = Promise.reject(reason);
    promise.catch(() => undefined);
    window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise, reason }));
  });
};
