import { part } from "./part.js";
window.fixtureReleaseRan = (window.fixtureReleaseRan ?? 0) + 1;
export const mount = (host) => {
  const paragraph = document.createElement("p");
  host.container.append(paragraph);
  paragraph.textContent = `${part} ${getComputedStyle(paragraph).color}`;
};
