// React and ReactDOM of the page, as far as a component needs them.
export const createElement = (type, props) => `page ${type(props)}`;
export const createRoot = (element) => ({
  render: (text) => element.replaceChildren(text),
  unmount: () => element.replaceChildren("unmounted"),
});
