import { scopeAttribute } from "../effects/page-knowledge.ts";
import { inertType } from "./create-style-capture.ts";
import { importing } from "./source.ts";

type StyleElement = HTMLStyleElement | HTMLLinkElement | SVGStyleElement;

const isStyleElement = (node: unknown): node is StyleElement =>
  node instanceof HTMLStyleElement ||
  node instanceof HTMLLinkElement ||
  node instanceof SVGStyleElement;

const stylesIn = (node: Node): StyleElement[] => {
  if (!(node instanceof Element)) return [];
  const inside = node.firstElementChild ? [...node.querySelectorAll("style, link")] : [];
  return [node, ...inside].filter(isStyleElement);
};

const isLink = (element: StyleElement): element is HTMLLinkElement => "href" in element;

/**
 * Captures stylesheets in a sub-app's own markup. Nothing is patched below its elements, so the
 * browser creates these sheets, and their load events are observed in the capturing phase. Sheets
 * in the first markup are captured before anything is painted. Later ones are, too, if the first
 * markup had any: observing every change makes changes four times slower. Call the undo after the
 * markup has left the page.
 */
export const watchMarkup = (
  root: HTMLElement,
  capture: (element: StyleElement) => void,
): (() => void) => {
  const taken = new Set<StyleElement>();
  const heldBack = new WeakSet<StyleElement>();
  // The browser's sheet has the attribute's media; ours, and the sub-app, have the property's.
  const holdBack = (link: HTMLLinkElement) => {
    heldBack.add(link);
    Object.defineProperty(link, "media", { value: link.media, writable: true, configurable: true });
    link.setAttribute("media", "not all");
  };
  const letGo = (element: StyleElement) => {
    if (!heldBack.delete(element)) return;
    const { media } = element;
    Reflect.deleteProperty(element, "media");
    // Chromium removes a sheet that is disabled, and doesn't load it again for its type.
    element.toggleAttribute("disabled", true);
    element.toggleAttribute("disabled", false);
    if (media) element.media = media;
    else element.removeAttribute("media");
  };
  const sweep = () => {
    for (const element of taken)
      if (!element.isConnected || element.getRootNode() !== document) {
        capture(element);
        taken.delete(element);
        // When it is back in the page, the browser should create its sheet again.
        element.removeAttribute("type");
        letGo(element);
      }
  };
  const isOwn = (element: StyleElement) => {
    if (element.closest(`[${scopeAttribute}]`) !== root) return false;
    if (isLink(element)) return element.relList.contains("stylesheet");
    // Rules without a text were inserted into the browser's sheet, which the sub-app holds.
    return element.textContent.trim() !== "";
  };
  const take = (element: StyleElement) => {
    taken.add(element);
    capture(element);
    element.setAttribute("type", inertType);
  };
  const takeEarly = (element: StyleElement) => {
    if (element.getAttribute("type") === inertType || element.hasAttribute("disabled")) return;
    if (taken.has(element) || !isOwn(element)) return;
    take(element);
    // Chromium finishes loading and applies the sheet, even if its type has changed.
    if (isLink(element)) holdBack(element);
  };
  const watch = () => observer.observe(root, { childList: true, subtree: true });
  let mayBring = false;
  const observer = new MutationObserver((records) => {
    sweep();
    for (const { addedNodes } of records)
      for (const element of Array.from(addedNodes).flatMap(stylesIn)) takeEarly(element);
    mayBring ||= taken.size > 0;
    if (!mayBring) observer.disconnect();
  });
  watch();
  const hear = (event: Event) => {
    const element = event.target;
    if (!isStyleElement(element)) return;
    // It loads again, scoped, and then fires its event.
    const tellsLater = isLink(element) || importing.test(element.textContent);
    if (taken.has(element)) {
      if (!event.isTrusted || !tellsLater) return;
      event.stopImmediatePropagation();
      letGo(element);
      return;
    }
    if ((isLink(element) && event.type === "error") || !isOwn(element)) return;
    if (tellsLater) event.stopImmediatePropagation();
    if (!mayBring) watch();
    mayBring = true;
    take(element);
  };
  root.addEventListener("load", hear, true);
  // A policy refuses a style element without a nonce; the sheet made from it needs none.
  root.addEventListener("error", hear, true);
  return () => {
    root.removeEventListener("load", hear, true);
    root.removeEventListener("error", hear, true);
    observer.disconnect();
    sweep();
  };
};
