import type { Patcher } from "../effects/patch.ts";

const allow = (element: HTMLStyleElement, nonce: string): boolean => {
  if (element.localName !== "style" || element.nonce) return false;
  element.nonce = nonce;
  return true;
};
/** A browser checks an element again when its type is set. */
const ask = (element: HTMLStyleElement): void => element.setAttribute("type", "text/css");

/**
 * Makes style elements pass a nonce policy in the frames that a sub-app writes itself. Those
 * created by script pass immediately, those in HTML after they were refused.
 */
export const patchFrameStyles = (nonce: string, { onFrame }: Patcher): void => {
  const known = new WeakSet<Document>();
  const excuse = (event: Event) => {
    const element = event.composedPath()[0] as HTMLStyleElement;
    if (allow(element, nonce)) ask(element);
  };
  onFrame(({ document }) => {
    document.addEventListener("securitypolicyviolation", excuse);
    for (const element of document.querySelectorAll("style"))
      if (allow(element, nonce)) ask(element);
    if (known.has(document)) return;
    known.add(document);
    const create = document.createElement.bind(document);
    document.createElement = (...input: Parameters<typeof create>) => {
      const made = create(...input);
      allow(made as HTMLStyleElement, nonce);
      return made;
    };
  });
};
