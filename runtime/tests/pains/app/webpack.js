// What webpack writes for `library: { type: "umd" }` with `publicPath: "auto"`, cut to the chunk
// loading.
(function (root, factory) {
  if (typeof exports === "object" && typeof module === "object") module.exports = factory();
  else if (typeof define === "function" && define.amd) define([], factory);
  else root["webpack"] = factory();
})(self, function () {
  var script = document.currentScript;
  if (!script) throw new Error("Automatic publicPath is not supported in this browser");
  var publicPath = script.src.replace(/[^/]+$/, "");
  var waiting = {};
  var chunks = (self["webpackChunkPains"] = self["webpackChunkPains"] || []);
  chunks.push = function (data) {
    waiting[data[0]](data[1]);
  };
  var loadChunk = function (id) {
    return new Promise(function (resolve, reject) {
      waiting[id] = resolve;
      var element = document.createElement("script");
      element.addEventListener("error", reject);
      element.src = publicPath + id + ".js";
      document.head.appendChild(element);
    });
  };
  return {
    bootstrap: function () {
      return Promise.resolve();
    },
    mount: function (props) {
      return loadChunk("webpack-lazy").then(function (chunk) {
        props.container.querySelector("#pain-root").textContent = chunk.text;
      });
    },
    unmount: function (props) {
      props.container.innerHTML = "";
      return Promise.resolve();
    },
  };
});
