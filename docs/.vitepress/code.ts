import type { MarkdownOptions } from "vitepress";

const kinds: Record<string, string[]> = {
  comment: ["comment"],
  string: ["string", "punctuation.definition.string"],
  keyword: ["keyword", "storage", "entity.name.tag", "support.type.property-name"],
  constant: ["constant", "variable.language", "support.constant"],
};

/** Highlights few kinds of words. Its colours are the kinds' names, for `colorsToClasses`. */
export const codeTheme: MarkdownOptions["theme"] = {
  name: "console",
  fg: "#000000",
  bg: "#ffffff",
  settings: Object.entries(kinds).map(([kind, scope]) => ({
    scope,
    settings: { foreground: `code-${kind}` },
  })),
};

/** Turns the theme's colours into classes: the pages' policy allows no style attributes. */
export const colorsToClasses: NonNullable<MarkdownOptions["codeTransformers"]>[number] = {
  pre: ({ properties }) => void delete properties["style"],
  span({ properties }) {
    const kind = /color:(code-\w+)/i.exec(properties["style"] as string)?.[1];
    delete properties["style"];
    if (kind) properties["class"] = kind.toLowerCase();
  },
};
