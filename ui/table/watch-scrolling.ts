/**
 * Keeps an element a labelled tab stop while it has something to scroll, sets attributes for the style sheet
 * that say on which side more is hidden, and scrolls a separate head table along. Sizes are read right after
 * layout, so none is forced.
 */
export const watchScrolling = (
  scroller: HTMLElement,
  label: string,
  head: HTMLElement | null,
): (() => void) => {
  const frame = scroller.parentElement!;
  const hidden = () => scroller.scrollWidth - scroller.clientWidth;
  const follow = () => {
    const { scrollLeft } = scroller;
    const rest = hidden() - Math.abs(scrollLeft);
    frame.toggleAttribute("data-before", scrollLeft !== 0);
    // One pixel may be a rounding error.
    frame.toggleAttribute("data-beyond", rest > 1);
    if (head) head.scrollLeft = scrollLeft;
  };
  const observer = new ResizeObserver(() => {
    const scrolls = hidden() > 1;
    follow();
    const attributes = { tabindex: "0", role: "region", "aria-label": label };
    for (const [name, value] of Object.entries(attributes))
      if (scrolls) scroller.setAttribute(name, value);
      else scroller.removeAttribute(name);
  });
  observer.observe(scroller);
  observer.observe(scroller.firstElementChild!);
  scroller.addEventListener("scroll", follow, { passive: true });
  return () => {
    observer.disconnect();
    scroller.removeEventListener("scroll", follow);
  };
};
