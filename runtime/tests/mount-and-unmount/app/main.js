import { text } from "./part.js";

export const calls = [];
const note = (name) => (host) => void calls.push([name, host.name, host.signal.aborted]);

export const bootstrap = note("bootstrap");
export const update = note("update");
export const mount = (host) => {
  note("mount")(host);
  host.container.innerHTML = `<p>${text}</p>`;
  host.overlayRoot.innerHTML = "<p>Pop-up</p>";
};
export const unmount = (host) => {
  note("unmount")(host);
  calls.push(["attached", host.container.isConnected]);
};
