/** What operators do to go elsewhere on the page, or to work on it. */
const acts = ["wheel", "touchmove", "pointerdown", "keydown", "click"] as const;

/**
 * Scrolls to an element, and again whenever the page changes its size while it loads, until the operator acts. Returns
 * a function that ends this.
 */
export const keepInView = (element: Element): (() => void) => {
  const scroll = () => element.scrollIntoView();
  scroll();
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  const acted = new AbortController();
  const end = () => {
    growth.disconnect();
    acted.abort();
  };
  for (const act of acts)
    window.addEventListener(act, end, { capture: true, passive: true, signal: acted.signal });
  return end;
};
