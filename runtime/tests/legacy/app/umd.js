// What webpack writes for `library: "umd"`, `libraryTarget: "umd"`.
(function (root, factory) {
  if (typeof exports === "object" && typeof module === "object") module.exports = factory();
  else if (typeof define === "function" && define.amd) define([], factory);
  else root["umd"] = factory();
})(window, function () {
  const log = (window.umdLog = []);
  const record = {
    loaded: {
      script: document.currentScript.src,
      powered: window["__POWERED_BY_QIANKUN__"],
      publicPath: window["__INJECTED_PUBLIC_PATH_BY_QIANKUN__"],
      vendor: typeof $ === "function" && $.owner,
    },
    log,
    props: undefined,
  };
  document.dispatchEvent(new CustomEvent("legacy-record", { detail: record }));
  const root = (container) => container.querySelector("#legacy-root");
  return {
    bootstrap: function (props) {
      log.push("bootstrap " + props.name);
      return Promise.resolve();
    },
    mount: function (props) {
      record.props = props;
      log.push("mount " + $.owner);
      const place = root(props.container);
      place.setAttribute("data-before", place.children.length);
      place.innerHTML = "<p>mounted</p>";
      window.umdCount = (window.umdCount || 0) + 1;
    },
    unmount: async function (props) {
      log.push("unmount " + $.owner + " " + root(props.container).isConnected);
      props.container.innerHTML = "";
    },
    update: function (props) {
      log.push("update " + props.basename);
    },
  };
});
