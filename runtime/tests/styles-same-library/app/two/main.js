/** Adds a style unless there is one with its key, as antd does. */
const updateCSS = (css, key) => {
  const { head } = document;
  const styles = Array.from(head.children).filter((node) => node.tagName === "STYLE");
  if (styles.some((style) => style.getAttribute("data-css-hash") === key)) return;
  const style = document.createElement("style");
  style.setAttribute("data-css-hash", key);
  style.textContent = css;
  head.insertBefore(style, head.firstChild);
};
/** The same, as Naive UI does. */
const mountStyle = (css, id) => {
  if (document.head.querySelector(`style[cssr-id="${id}"]`)) return;
  const style = document.createElement("style");
  style.setAttribute("cssr-id", id);
  style.textContent = css;
  document.head.append(style);
};
export const mount = ({ container }) => {
  container.innerHTML = '<p class="btn">a button</p>';
  updateCSS(".btn { color: rgb(1, 2, 3) }", "btn");
  mountStyle(".btn { order: 7 }", "n-btn");
};
export const find = () => [...document.head.querySelectorAll("style[data-css-hash]")];
export const unmount = () => {};
