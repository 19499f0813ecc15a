// Two registrations share this file; each run sets its own name.
(function () {
  const query = new URL(document.currentScript.src).searchParams;
  window[query.get("name") || "state"] = {
    mount(props) {
      const seen = [];
      props.container.seen = seen;
      props.container.actions = props;
      props.onGlobalStateChange((state, previous) => seen.push([state, previous]), true);
    },
    unmount() {},
  };
})();
