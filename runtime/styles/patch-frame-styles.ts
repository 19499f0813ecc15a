import type { Patcher } from "../effects/patch.ts";

const allow = (element: HTMLStyleElement, nonce: string): void => {
  if (element.localName !== "style" || element.nonce) return;
  element.nonce = nonce;
  // It is asked for again.
  element.setAttribute("type", "text/css");
};

/** Lets style elements in the frames that a sub-app writes itself pass a policy of nonces. */
export const patchFrameStyles = (nonce: string, { onFrame }: Patcher): void => {
  const excuse = (event: Event) => {
    const [element] = event.composedPath();
    allow(element as HTMLStyleElement, nonce);
  };
  onFrame(({ document }) => {
    document.addEventListener("securitypolicyviolation", excuse);
    for (const element of document.querySelectorAll("style")) allow(element, nonce);
  });
};
