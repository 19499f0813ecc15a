/** What each visit made and held on to; nothing else refers to it once it is left. */
export const held = [];

// Everything that a hurried author forgets, each holding the visit's data and its elements.
export const mount = async ({ container }) => {
  const report = { rows: Array.from({ length: 50_000 }, (_, row) => `row ${row}`) };
  const table = container.appendChild(document.createElement("table"));
  const show = () => table.setAttribute("rows", report.rows.length);
  window.addEventListener("resize", show);
  document.addEventListener("visibilitychange", show);
  Object.assign(document, { onkeydown: show });
  setInterval(show, 1000);
  new MutationObserver(show).observe(document.body, { childList: true });
  new BroadcastChannel("pain-memory").addEventListener("message", show);
  await Promise.resolve();
  window.addEventListener("storage", show);
  setTimeout(show, 1_000_000);
  window.painRows = report.rows.length;
  document.body.append(Object.assign(document.createElement("aside"), { report }));
  held.push(new WeakRef(report), new WeakRef(table));
};
