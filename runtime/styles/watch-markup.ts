import { scopeAttribute } from "./build-sheets.ts";
import { inertType } from "./create-style-capture.ts";
import { importing } from "./load-styles.ts";

type StyleElement = HTMLStyleElement | HTMLLinkElement;

/**
 * Hands over the stylesheets in a sub-app's own markup. Nothing is patched below its elements, so the
 * browser makes these sheets, and whoever listens in the capturing phase hears that they are there. The
 * undo is for after the markup has left the page.
 */
export const watchMarkup = (
  root: HTMLElement,
  capture: (element: StyleElement) => void,
): (() => void) => {
  const taken = new Set<StyleElement>();
  const sweep = () => {
    for (const element of taken)
      if (!element.isConnected) {
        capture(element);
        taken.delete(element);
        // Back in the page, the browser shall make its sheet again.
        element.removeAttribute("type");
      }
  };
  const observer = new MutationObserver(sweep);
  const take = (event: Event) => {
    const element = event.target as StyleElement;
    if (!(element instanceof HTMLStyleElement || element instanceof HTMLLinkElement)) return;
    if (taken.has(element) || element.closest(`[${scopeAttribute}]`) !== root) return;
    const isLink = "href" in element;
    if (isLink && (event.type === "error" || !element.relList.contains("stylesheet"))) return;
    // Rules without a text were inserted into the browser's own sheet, which is known to who did.
    if (!isLink && !element.textContent.trim()) return;
    // It loads again, scoped, and then tells.
    if (isLink || importing.test(element.textContent)) event.stopImmediatePropagation();
    if (taken.size === 0) observer.observe(root, { childList: true, subtree: true });
    taken.add(element);
    capture(element);
    element.setAttribute("type", inertType);
  };
  root.addEventListener("load", take, true);
  // A policy refuses a style element without a nonce: the sheet that is made of it needs none.
  root.addEventListener("error", take, true);
  return () => {
    root.removeEventListener("load", take, true);
    root.removeEventListener("error", take, true);
    observer.disconnect();
    sweep();
  };
};
