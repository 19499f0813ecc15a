// Adopts sheets as design systems do: into the document, and into shadow roots.
const filled = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
export const base = filled(`
  :root { --pad: 3px; color: rgb(1, 1, 1) }
  .one { padding: var(--pad); padding-left: 9px; background: url(dot.png) }
`);
export const second = filled(".two { color: rgb(2, 2, 2) }");
export const inserted = new CSSStyleSheet();
export const list = () => document.adoptedStyleSheets;
export const assign = (...sheets) => (document.adoptedStyleSheets = sheets);
export const remove = (sheet) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
};
export const shadow = (element, ...sheets) => {
  const root = element.attachShadow({ mode: "open" });
  root.innerHTML = '<p class="two"></p>';
  root.adoptedStyleSheets = sheets;
  return root.firstChild;
};
let isAdopted = false;
export const mount = ({ container }) => {
  container.innerHTML = '<p class="one"></p><p class="two"></p><p class="three"></p>';
  // A flag in the module: once a page.
  if (isAdopted) return;
  isAdopted = true;
  document.adoptedStyleSheets.push(base, second);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, inserted];
  inserted.insertRule(".three { color: rgb(3, 3, 3) }");
};
