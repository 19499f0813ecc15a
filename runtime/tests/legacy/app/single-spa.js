// An app whose lifecycles and props a test can reach through its element.
(function () {
  const name = new URL(document.currentScript.src).searchParams.get("name");
  window[name] = {
    bootstrap: [],
    mount(props) {
      props.container.props = props;
      return window.parent.legacyMount?.(props);
    },
    unmount: (props) => window.parent.legacyUnmount?.(props),
    timeouts: window.parent.legacyTimeouts,
  };
})();
