import { calls } from "./outer.js";

export let host;
export const mount = (given) => {
  host = given;
  host.container.innerHTML = `<p>inner in ${host.basename}</p>`;
  calls.push("inner mount");
  window.addEventListener("fixture-ping", () => calls.push("inner pinged"));
};
export const deactivate = () => void calls.push("inner deactivate");
export const activate = () => void calls.push("inner activate");
export const unmount = (host) =>
  void calls.push(`inner unmount, ${host.container.isConnected ? "in the page" : "gone"}`);
