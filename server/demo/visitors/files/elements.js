/** An element with attributes or properties, and children. */
export const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** A table with a row for each visit. */
export const table = (heads, rows) =>
  element(
    "table",
    {},
    element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", {}, head)))),
    element(
      "tbody",
      {},
      ...rows.map((cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, cell)))),
    ),
  );
