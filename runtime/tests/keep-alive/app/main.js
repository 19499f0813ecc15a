/** What the test reads and sets. */
export const seen = { calls: [], pings: 0, ticks: 0 };
export const failing = { activate: false, deactivate: false };
export let host;

export const mount = (given) => {
  host = given;
  seen.calls.push("mount");
  const rows = Array.from({ length: 20 }, (_, row) => `<p class="row">Row ${row}</p>`).join("");
  const frame = new URL("frame.html", import.meta.url);
  host.container.innerHTML = `<input /><section>${rows}</section><iframe src="${frame}"></iframe>`;
  window.addEventListener("fixture-ping", () => (seen.pings += 1));
  setInterval(() => (seen.ticks += 1), 1);
};
export const update = () => void seen.calls.push("update");
export const activate = () => {
  seen.calls.push("activate");
  if (failing.activate) throw new Error("can't wake");
};
export const deactivate = () => {
  seen.calls.push("deactivate");
  if (failing.deactivate) throw new Error("can't sleep");
};
export const unmount = () => void seen.calls.push("unmount");
