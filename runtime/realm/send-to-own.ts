import type { Page } from "../contracts/contract.ts";

/** Sends a window's requests without a host to the sub-app's own origin, as these frameworks do. */
export const sendToOwn = (page: Page, base: string): void => {
  const absolute = (url: string | URL) => new URL(url, base).href;
  const { XMLHttpRequest } = page;
  const native = page.fetch.bind(page);
  page.fetch = (input, init) =>
    native(input instanceof page.Request ? input : absolute(input), init);
  const { open } = XMLHttpRequest.prototype as unknown as {
    open: (method: string, url: string, ...rest: unknown[]) => void;
  };
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
      open.call(this, method, absolute(url), ...rest);
    },
  });
};
