// An app whose lifecycles and props a test can reach through its element.
(function () {
  const name = new URL(document.currentScript.src).searchParams.get("name");
  window[name] = {
    bootstrap: [],
    mount: Array.isArray(window.legacyMount)
      ? window.legacyMount
      : function (props) {
          props.container.props = props;
          return window.legacyMount?.(props);
        },
    unmount: (props) => window.legacyUnmount?.(props),
    timeouts: window.legacyTimeouts,
  };
})();
