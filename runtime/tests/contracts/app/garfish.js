/* oxlint-disable -- as the toolchains write it */
// What webpack writes for `libraryTarget: "umd"` without a library's name.
(function (root, factory) {
  if (typeof exports === "object" && typeof module === "object") module.exports = factory();
  else if (typeof define === "function" && define.amd) define([], factory);
  else {
    const made = factory();
    for (const name in made) (typeof exports === "object" ? exports : root)[name] = made[name];
  }
})(window, function () {
  const state = { powered: window.__GARFISH__, vendor: window.vendor.name, steps: [] };
  return {
    // As the framework's own bridges: asynchronous, and with the props of the first call.
    provider: async function (info, props) {
      state.steps.push("provider " + info.basename + " " + (info.dom === props.container));
      return {
        render: function ({ appName, dom, basename, props, appRenderInfo }) {
          state.steps.push("render " + basename + " " + props.user + " " + appRenderInfo.isMount);
          dom.querySelector("#root").innerHTML = '<p class="mark">' + appName + "</p>";
          dom.state = state;
          window.Garfish.channel.on("ask", (answer) => answer(appName));
          window.Garfish.channel.emit("ask", (name) => state.steps.push("heard " + name));
        },
        destroy: function ({ dom, appRenderInfo }) {
          state.steps.push("destroy " + appRenderInfo.isUnmount + " " + dom.isConnected);
          dom.querySelector("#root").innerHTML = "";
        },
      };
    },
  };
});
