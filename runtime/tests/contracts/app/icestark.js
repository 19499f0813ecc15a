/* oxlint-disable -- as the toolchains write it */
// What webpack writes for `library: "icestarkLibrary"`, and `setLibraryName` in it.
(function (root, factory) {
  if (typeof exports === "object" && typeof module === "object") module.exports = factory();
  else root["icestarkLibrary"] = factory();
})(window, function () {
  const state = { inside: isInIcestark(), basename: getBasename(), steps: [] };
  setCache("library", "icestarkLibrary");
  return {
    mount: async function ({ container, customProps }) {
      const root = getCache("root") === container;
      state.steps.push("mount " + getBasename() + " " + customProps.user + " " + root);
      container.innerHTML += '<p class="mark">icestark</p>';
      container.state = state;
    },
    unmount: function ({ container }) {
      state.steps.push("unmount " + container.isConnected);
      container.innerHTML = "";
    },
  };
});
