export const page = {
  window,
  global: globalThis,
  self,
  document,
  parent: document.body.parentNode,
};
export const mount = ({ container }) => {
  const started = document.createElement("p");
  started.setAttribute("data-native", "");
  container.append(started);
};
