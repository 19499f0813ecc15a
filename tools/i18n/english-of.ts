import { parseSync, Visitor, type ESTree } from "vite";

/** A piece of English and its first line. */
interface English {
  line: number;
  text: string;
}

/** Properties and functions whose texts people read, including the titles of tests. */
const properties = new Set(["en-US", "summary"]);
const functions = /^(?:describe|test|it|debug|info|warn|error|fatal|log|\w+(?:Error|Failure))$/;

/** The name that `properties` and `functions` look for: `error` in `request.log.error`. */
const nameOf = (node: ESTree.Node): string => {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  // test.each(…)("…")
  if (node.type === "CallExpression") return nameOf(node.callee);
  if (node.type !== "MemberExpression") return "";
  // test.skip("…"), z.string().describe("…")
  return [nameOf(node.object), nameOf(node.property)].find((name) => functions.test(name)) ?? "";
};

const textOf = (node: ESTree.Node): string => {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "…";
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join("…");
  if (node.type === "BinaryExpression") return textOf(node.left) + textOf(node.right);
  if (node.type === "ConditionalExpression")
    return `${textOf(node.consequent)}; ${textOf(node.alternate)}`;
  return "…";
};

/** Comments, API descriptions, errors, log lines and titles of tests. */
const englishOfSource = (path: string, code: string) => {
  const { program, comments } = parseSync(path, code);
  const found: { start: number; end: number; text: string }[] = [];
  const add = (node: ESTree.Node) => found.push({ ...node, text: textOf(node) });
  const addTexts = ({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (functions.test(nameOf(callee))) given.forEach(add);
  };
  new Visitor({
    Property({ key, value }) {
      if (properties.has(nameOf(key))) add(value);
    },
    CallExpression: addTexts,
    NewExpression: addTexts,
  }).visit(program);
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    const text = type === "Block" ? value.replaceAll(/\n\s*\*/g, "\n") : value;
    // Consecutive line comments are one text.
    if (last && type === "Line" && /^\n[ \t]*$/.test(code.slice(last.end, start))) {
      last.text += `\n${text}`;
      last.end = end;
    } else found.push({ start, end, text });
  }
  return found;
};

/** Paragraphs, items and rows of a document; code blocks are blank. */
const englishOfMarkdown = (markdown: string) => {
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/\S/g, " "));
  const pieces = prose.matchAll(/\S[^]*?(?=\n\s*\n|\n\s*(?:[-*#>|]|\d+\.)[ -]|$(?![^]))/g);
  return Array.from(pieces, ({ index, 0: text }) => ({ start: index, text }));
};

/** The English of a Markdown document or a TypeScript source, without code. */
export const englishOf = (path: string, content: string): English[] =>
  (path.endsWith(".md") ? englishOfMarkdown(content) : englishOfSource(path, content)).map(
    ({ start, text }) => ({
      line: content.slice(0, start).split("\n").length,
      text: text.replaceAll(/`[^`]*`/g, "…").replaceAll(/\s+/g, " "),
    }),
  );
