const marks = ["styled", "linked", "imported"].map((name) => `<p class="${name}"></p>`).join("");

// As a framework writes its templates, styles among the elements.
export const mount = (host) => {
  const style = "<style>.styled { color: rgb(1, 1, 1) }</style>";
  const link = `<link rel="stylesheet" href="${new URL("linked.css", import.meta.url)}" />`;
  host.container.innerHTML = `${marks}<div><div id="inner">${style}${link}</div></div>`;
  host.overlayRoot.innerHTML = `${marks}<style>.styled { color: rgb(4, 4, 4) }</style>`;
};
