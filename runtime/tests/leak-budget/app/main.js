// An ordinary sub-app that cleans up nothing: all that it makes is new with each mount.

const rows = () =>
  Array.from({ length: 50 }, (_, row) => {
    const element = document.createElement("p");
    element.className = "row";
    element.textContent = `Row ${row}`;
    element.addEventListener("click", () => element.remove());
    return element;
  });

export const mount = (host) => {
  const { container } = host;
  // Held by all that is below: if anything of that is left, the heap shows it.
  const state = { rows: rows(), numbers: Array.from({ length: 1000 }, Math.random) };
  const touch = () => void (state.touched = true);
  container.append(...state.rows);

  const style = document.createElement("style");
  style.textContent = ".row { color: red }";
  document.head.append(style);
  style.sheet.insertRule(".row { margin: 0 }");
  const popUp = document.createElement("dialog");
  popUp.append(...rows());
  document.body.append(popUp);
  document.body.classList.add("messy");
  document.documentElement.style.setProperty("--messy", "1");

  for (const target of [window, document, document.body, matchMedia("print"), visualViewport])
    target.addEventListener("change", touch);
  window.onlanguagechange = touch;
  window.messy = state;
  setInterval(touch, 1e6);
  setTimeout(touch, 1e6);
  requestAnimationFrame(touch);
  requestIdleCallback(touch);
  new MutationObserver(touch).observe(document.body, { childList: true });
  new ResizeObserver(touch).observe(container);
  new BroadcastChannel("messy").addEventListener("message", touch);
  host.effects.interval(touch, 1e6);
};
