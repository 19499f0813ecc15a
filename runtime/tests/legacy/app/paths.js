window.tellPath = () => {
  const folder = new URL(".", document.currentScript.src).href;
  const detail = [folder, window["__INJECTED_PUBLIC_PATH_BY_QIANKUN__"]];
  document.dispatchEvent(new CustomEvent("legacy-path", { detail }));
};
