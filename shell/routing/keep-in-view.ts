/** What operators do to go elsewhere on the page, or to work on it. */
const acts = ["wheel", "touchmove", "pointerdown", "keydown", "click"] as const;
/** Milliseconds after which a page has loaded; dragging its scrollbar shows in no event. */
const longest = 10_000;

/**
 * Scrolls to an element, and again whenever the page changes its size while it loads, until the operator acts. Returns
 * a function that ends this.
 */
export const keepInView = (element: Element): (() => void) => {
  const scroll = () => element.scrollIntoView();
  scroll();
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  const ended = new AbortController();
  const end = () => ended.abort();
  const { signal } = ended;
  for (const act of acts)
    window.addEventListener(act, end, { capture: true, passive: true, signal });
  const timer = setTimeout(end, longest);
  signal.addEventListener("abort", () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return end;
};
