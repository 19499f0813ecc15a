import { calls } from "./outer.js";

export const mount = (host) => {
  host.container.innerHTML = `<p>inner in ${host.basename}</p>`;
  calls.push("inner mount");
};
export const unmount = (host) =>
  void calls.push(`inner unmount, ${host.container.isConnected ? "in the page" : "gone"}`);
