export const mount = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".adopted { color: rgb(1, 1, 1) }");
  document.adoptedStyleSheets.push(sheet);
};
