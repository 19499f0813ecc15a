import { parseSync, Visitor, type ESTree } from "vite";

/** How a source refers to keys of its catalogue. */
export interface KeyUses {
  /** Every literal, property and member name: a key may be in a table. */
  words: Set<string>;
  /** Templates that may build a key, e.g. `status.${value}`; each variable part is a group. */
  patterns: RegExp[];
  /** Arguments of `text(…)`: each must match a key. */
  asked: (string | RegExp)[];
}

/** Unlike RegExp.escape, keeps letters as they are: a report shows the pattern. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternOf = ({ quasis }: ESTree.TemplateLiteral): RegExp =>
  new RegExp(`^${quasis.map(({ value }) => escaped(value.raw)).join("(.+?)")}$`);

/** Finds the keys in an expression, in both branches of a condition. */
const keysIn = (node: ESTree.Node): (string | RegExp)[] => {
  if (node.type === "ConditionalExpression")
    return [...keysIn(node.consequent), ...keysIn(node.alternate)];
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  return node.type === "TemplateLiteral" ? [patternOf(node)] : [];
};

/** Finds the keys that a file's code uses. */
export const keyUses = (path: string, code: string): KeyUses => {
  const uses: KeyUses = { words: new Set(), patterns: [], asked: [] };
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") uses.words.add(value);
    },
    Identifier({ name }) {
      uses.words.add(name);
    },
    TemplateLiteral(node) {
      // A template that begins with a variable part could build anything.
      if (/^[a-z]\w*\./i.test(node.quasis[0]!.value.raw)) uses.patterns.push(patternOf(node));
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === "Identifier" && callee.name === "text" && first)
        uses.asked.push(...keysIn(first));
    },
  }).visit(parseSync(path, code).program);
  return uses;
};
