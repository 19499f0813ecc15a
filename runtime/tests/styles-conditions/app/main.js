export const mount = (host) => {
  host.container.innerHTML = `<p class="layered"></p><p class="imported"></p><p class="growing"></p>`;
};
