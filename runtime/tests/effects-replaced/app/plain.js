// Keeps nothing of what was there.
export const mount = () => {
  window.fixtureTool = () => "the app's";
  window.XMLHttpRequest = class Hooked extends XMLHttpRequest {};
};
