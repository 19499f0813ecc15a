export const mount = (host) => {
  host.container.innerHTML = `<p class="own"></p><p class="both"></p>`;
};
