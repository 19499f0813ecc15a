// Strings, attribute tests and escapes are matched so that nothing inside them is taken for a name.
const parts =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\[[^\]]*\]|\\[\s\S]|:root(?![\w-])|(?<=^|[\s>+~,(])(?:html|body)(?![\w-])/gi;

/** The scope's root at the specificity that the name had: a class's for `:root`, a type's for the others. */
const replacement = (part: string): string => {
  const name = part.toLowerCase();
  if (name === ":root") return ":scope";
  return name === "html" || name === "body" ? `:where(:scope):not(${name})` : part;
};

/** `html body` and `:root > body` are one element in a scope. */
const chain = /(:root|\bhtml)((?:[.#:[][^\s>+~,()]*)?)(?:\s*>\s*|\s+)(?=body(?![\w-]))/gi;

/** Maps what a sub-app says of the page (`:root`, `html`, `body`) to the root of its scope. */
export const scopeSelector = (selector: string): string => {
  let mapped = "";
  let rest = selector;
  for (let match = chain.exec(rest); match; match = chain.exec(rest)) {
    const [whole, root, tail] = match;
    mapped += rest.slice(0, match.index).replace(parts, replacement);
    mapped += `${replacement(root ?? "")}${tail}`;
    rest = rest.slice(match.index + whole.length).replace(/^body/i, ":where(:scope):not(body)");
    chain.lastIndex = 0;
  }
  return mapped + rest.replace(parts, replacement);
};
