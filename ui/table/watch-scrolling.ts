/**
 * Keeps an element a named stop of the Tab key for as long as it has something to scroll, tells the
 * style sheet on which side more is hidden, and moves a head that is a table of its own along with it.
 * Sizes are read when the browser has just laid the page out, so that no layout is forced.
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
    // One pixel may come from rounding.
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
