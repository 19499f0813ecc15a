import type { Host } from "../types.ts";

/**
 * Attributes the frame copies from the host's page: language, direction, theme. Not the colour
 * scheme: a page designed for light mode could be unreadable in the dark.
 */
const shared = /^(?:lang|dir|class|data-.*)$/;

/** Applies the host page's attributes to the frame, and reports the frame's title to the host. */
export const followPage = (
  host: Host,
  page: Window & typeof globalThis,
  signal: AbortSignal,
): void => {
  const { documentElement: outer } = document;
  const { documentElement: inner, head } = page.document;
  const handed = new Set<string>();
  const dress = () => {
    for (const name of handed) if (!outer.hasAttribute(name)) inner.removeAttribute(name);
    handed.clear();
    for (const { name, value } of outer.attributes)
      if (shared.test(name)) {
        handed.add(name);
        inner.setAttribute(name, value);
      }
  };
  dress();
  const watch = new MutationObserver(dress);
  watch.observe(outer, { attributes: true });
  signal.addEventListener("abort", () => watch.disconnect());

  page.document.title = document.title;
  const { setTitle } = host;
  new page.MutationObserver(() => {
    if (typeof setTitle === "function") setTitle(page.document.title);
  }).observe(head, { subtree: true, childList: true, characterData: true });
};
