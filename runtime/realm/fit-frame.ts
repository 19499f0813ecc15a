/**
 * Makes the frame fill the host's element. If that element grows with its content, the frame is as
 * tall as its content, and at least as the rest of the window.
 */
export const fitFrame = (container: HTMLElement, page: Window & typeof globalThis): void => {
  const frame = page.frameElement as HTMLElement;
  Object.assign(container.style, { height: "100%" });
  Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: "0" });
  if (container.clientHeight > 0) {
    frame.style.height = "100%";
    return;
  }
  const { body, documentElement } = page.document;
  const fit = () => {
    const rest = window.innerHeight - frame.getBoundingClientRect().top - window.scrollY;
    const content = Math.max(body.scrollHeight, documentElement.offsetHeight);
    frame.style.height = `${Math.max(rest, content)}px`;
  };
  fit();
  const watch = new page.ResizeObserver(fit);
  watch.observe(body);
  watch.observe(documentElement);
};
