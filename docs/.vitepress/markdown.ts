import { dirname, join, relative, resolve } from "node:path";
import type { MarkdownOptions, MarkdownRenderer } from "vitepress";

const docs = resolve(import.meta.dirname, "..");

/** Pages that show a document from elsewhere in the repository. */
const shownOn: Record<string, string> = {
  "../CONTRIBUTING.md": "team/sub-apps.md",
  "../sdk/README.md": "team/sdk.md",
  "../sub-apps/README.md": "team/built-in-sub-apps.md",
  "../runtime/README.md": "team/runtime.md",
  "../runtime/SPEC.md": "team/runtime-rules.md",
};

/**
 * Documents link to files of the repository. Links to those that the handbook shows lead to their pages; of links to
 * others only the text stays.
 */
const keepLinksInside = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push("keep_links_inside", ({ tokens, env }) => {
    const folders = [dirname((env as { path: string }).path)];
    for (const { content, children } of tokens) {
      const include = /@include-(?:start: (.*)|end) -->/.exec(content);
      if (include?.[1]) folders.push(include[1]);
      else if (include) folders.pop();
      let isOutside = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") {
          const [path = "", anchor] = (token.attrGet("href") ?? "").split("#");
          if (path === "" || /^(?:[a-z]+:|\/)/.test(path)) continue;
          const file = relative(docs, join(folders.at(-1)!, path));
          const page = shownOn[file] ?? file;
          isOutside = page.startsWith("..");
          token.attrs = isOutside ? null : [["href", `/${page}${anchor ? `#${anchor}` : ""}`]];
        }
        if (isOutside && token.type.startsWith("link_")) token.tag = "span";
        if (token.type === "link_close") isOutside = false;
      }
    }
  });
};

/** The pages' policy allows no style attributes, by which Markdown aligns the cells of tables. */
const alignWithoutStyles = (markdown: MarkdownRenderer): void => {
  markdown.core.ruler.push("align_without_styles", ({ tokens }) => {
    for (const token of tokens) {
      const align = /text-align:(\w+)/.exec(token.attrGet("style") ?? "")?.[1];
      if (align) token.attrs = [["align", align]];
    }
  });
};

const kinds: Record<string, string[]> = {
  comment: ["comment"],
  string: ["string", "punctuation.definition.string"],
  keyword: ["keyword", "storage", "entity.name.tag", "support.type.property-name"],
  constant: ["constant", "variable.language", "support.constant"],
};

/** Highlights few kinds of words. Its colours are the kinds' names, for `colorsToClasses`. */
const codeTheme: MarkdownOptions["theme"] = {
  name: "console",
  fg: "#000000",
  bg: "#ffffff",
  settings: Object.entries(kinds).map(([kind, scope]) => ({
    scope,
    settings: { foreground: `code-${kind}` },
  })),
};

/** Turns the theme's colours into classes: the pages' policy allows no style attributes. */
const colorsToClasses: NonNullable<MarkdownOptions["codeTransformers"]>[number] = {
  pre: ({ properties }) => void delete properties["style"],
  span({ properties }) {
    const kind = /color:(code-\w+)/i.exec(properties["style"] as string)?.[1];
    delete properties["style"];
    if (kind) properties["class"] = kind.toLowerCase();
  },
};

/** How Markdown becomes pages. */
export const markdown: MarkdownOptions = {
  theme: codeTheme,
  codeTransformers: [colorsToClasses],
  image: { lazyLoad: true },
  config: (renderer) => {
    keepLinksInside(renderer);
    alignWithoutStyles(renderer);
  },
};
