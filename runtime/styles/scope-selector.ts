// Strings, attribute tests and escapes are matched so that nothing inside them is taken for a name.
const parts =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|\\[\s\S]|:root(?![\w-])|(?<=^|[\s>+~,(])(?:html|body)(?![\w-])/gi;

// Characters of the private use area stand for the names until the combinators are settled.
const marks: { readonly [name: string]: string } = {
  ":root": "\uE000",
  html: "\uE001",
  body: "\uE002",
};

/** `html body` and `:root > body` are one element in a scope. */
const chain = /([\uE000\uE001][^\s>+~,()]*)(?:\s*>\s*|\s+)(?=\uE002)/g;

/** The scope's root at the specificity that the name had: a class's for `:root`, a type's for the others. */
const mapped: { readonly [mark: string]: string } = {
  "\uE000": ":scope",
  "\uE001": ":where(:scope):not(html)",
  "\uE002": ":where(:scope):not(body)",
};

/** Maps what a sub-app says of the page (`:root`, `html`, `body`) to the root of its scope. */
export const scopeSelector = (selector: string): string =>
  selector
    .replace(parts, (part) => marks[part.toLowerCase()] ?? part)
    .replace(chain, "$1")
    .replace(/[\uE000-\uE002]/g, (mark) => mapped[mark] ?? mark);
