// Web components as they are written by hand: each makes its shadow root in another way.
const css = (level) => `<style>p { color: rgb(${level}, ${level}, ${level}) }</style><p></p>`;
const template = document.createElement("template");
template.innerHTML = css(3);
export const roots = {};
const define = (name, mode, fill) =>
  customElements.define(
    `fixture-${name}`,
    class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode });
        roots[name] = root;
        fill(root);
      }
    },
  );
define("text", "open", (root) => (root.innerHTML = css(1)));
define("closed", "closed", (root) => (root.innerHTML = css(2)));
define("clone", "open", (root) => root.append(template.content.cloneNode(true)));
define("nodes", "open", (root) => {
  const style = document.createElement("style");
  style.textContent = "p { color: rgb(4, 4, 4) }";
  root.appendChild(style);
  root.appendChild(document.createElement("p"));
});
define("svg", "open", (root) => {
  root.innerHTML = "<svg><style>p { color: rgb(5, 5, 5) }</style></svg><p></p>";
});
define("tricky", "open", (root) => {
  root.innerHTML = `<b title='<style id="no">'></b><STYLE>p { color: rgb(6, 6, 6) }</STYLE><p></p>`;
});
define("deep", "open", (root) => {
  root.innerHTML = "<div></div>";
  root.firstChild.innerHTML = css(7);
});
export const names = ["text", "closed", "clone", "nodes", "svg", "tricky", "deep"];

export const mount = ({ container }) => {
  const inside = names.map((name) => `<fixture-${name}></fixture-${name}>`).join("");
  container.innerHTML = `${inside}<u></u><svg><style>u { color: rgb(8, 8, 8) }</style></svg>`;
};
