import { shared } from "realm-shared";
import { text } from "./part.js";

export const mount = async (host) => {
  const style = document.createElement("style");
  style.textContent = "p { padding-left: 9px }";
  document.head.append(style);
  const { lazy } = await import("./lazy.js");
  host.container.innerHTML = `<p>${text} and ${lazy} with ${shared} in ${host.basename}</p><em></em>`;
  host.container.ownerDocument.defaultView.ofModule = host;
};
export const unmount = (host) => host.container.replaceChildren();
