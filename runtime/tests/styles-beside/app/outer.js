export const mount = (host) => {
  host.container.innerHTML = `<p class="both"></p><p class="free"></p><a href="#">a</a><section></section>`;
  host.overlayRoot.innerHTML = `<p class="both"></p>`;
  return host.mountSubApp("inner", host.container.querySelector("section")).ready;
};
