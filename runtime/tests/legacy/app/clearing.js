// Keeps its chart in a global, set later than any lifecycle, and clears it at the end.
window.clearing = {
  async bootstrap() {},
  async mount({ container }) {
    container.addEventListener("click", () => (window.clearingChart = { data: [] }));
  },
  async unmount() {
    window.clearingChart = null;
    window.clearingHosts = null;
  },
};
