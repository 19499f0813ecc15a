/* oxlint-disable -- as the toolchains write it */
// Vite drops what a page's entry exports, so its apps announce their provider.
window.__GARFISH_EXPORTS__.provider = {
  render: ({ dom, basename }) => dom.querySelector("#root").append(`module at ${basename}`),
  destroy: ({ dom }) => dom.querySelector("#root").replaceChildren(),
};
