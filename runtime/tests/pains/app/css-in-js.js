// As emotion and styled-components do in production: rules are inserted once and remembered.
const inserted = new Set();
let sheet;
const styled = (name, declarations) => {
  sheet ??= document.head.appendChild(document.createElement("style")).sheet;
  if (!inserted.has(name)) sheet.insertRule(`.${name} { ${declarations} }`);
  inserted.add(name);
  return name;
};

export const insertions = () => inserted.size;
export const mount = ({ container }) => {
  const paragraph = container.appendChild(document.createElement("p"));
  paragraph.className = styled("pain-card", "color: rgb(1, 2, 3)");
};
