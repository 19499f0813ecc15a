const lifecycles = ["bootstrap", "mount", "unmount", "update"] as const;

/**
 * Sets the lifecycles on one global. An evaluated script doesn't know its address, so the origin is written into it.
 * micro-app and wujie look for globals of their own. In their iframes the console would render from another realm than
 * its elements': there this script loads itself into the host's page.
 */
export const classicScript = (origin: string): string => `(() => {
  const origin = ${JSON.stringify(origin)};
  const isWujie = window.__POWERED_BY_WUJIE__;
  const page = isWujie ? window.parent : window.rawWindow || window;
  const isFramed = page !== window && page.Object !== Object;
  const loadIntoPage = () =>
    new Promise((resolve, reject) => {
      const script = page.document.createElement("script");
      const before = page.consoleShell;
      script.src = origin + "/guest/classic.js";
      script.onload = () => {
        resolve(page.consoleShell);
        if (before) page.consoleShell = before;
        else delete page.consoleShell;
        script.remove();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(script.src + " didn't load."));
      };
      page.document.head.append(script);
    });
  let loading;
  const forget = (error) => {
    loading = undefined;
    throw error;
  };
  const load = () =>
    isFramed ? (loading ||= loadIntoPage().catch(forget)) : import(origin + "/guest/entry.js");
  const call = (name) => async (props) => (await load())[name](props);
  const guest = { ${lifecycles.map((name) => `${name}: call("${name}")`).join(", ")} };
  window.consoleShell = guest;
  if (isWujie) {
    const mount = () => guest.mount({ ...window.$wujie.props, container: window.__WUJIE.shadowRoot });
    Object.assign(window, { __WUJIE_MOUNT: mount, __WUJIE_UNMOUNT: guest.unmount });
  }
  const name = window.__MICRO_APP_NAME__;
  if (name === undefined) return;
  const { microApp } = window;
  // The call of mount reports what fails.
  const follow = (data) => void guest.update(data).catch(() => {});
  window["micro-app-" + name] = {
    mount: () => {
      const container = page.document.querySelector('micro-app[name="' + name + '"] micro-app-body');
      // Only some of its router modes set the variable.
      const base =
        window.__MICRO_APP_BASE_ROUTE__ || container.closest("micro-app").getAttribute("baseroute");
      microApp.addDataListener(follow);
      return guest.mount({ base: base || undefined, ...microApp.getData(), container });
    },
    unmount: () => {
      microApp.removeDataListener(follow);
      return guest.unmount();
    },
  };
})();
`;
