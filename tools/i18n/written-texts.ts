import { type ESTree, parseSync, Visitor } from "vite";

/** Attributes and properties with text that people read or hear. */
const readByPeople: ReadonlySet<string> = new Set([
  "title",
  "label",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "ariaLabel",
  "alt",
  "description",
  "detail",
  "lead",
  "subTitle",
  "okText",
  "cancelText",
  "tooltip",
  "extra",
  "help",
  "message",
  "content",
  "text",
  "emptyText",
  "notFoundContent",
  "addonBefore",
  "addonAfter",
  "suffix",
  "checkedChildren",
  "unCheckedChildren",
]);

/** A hard-coded text on the screen that isn't in a catalogue. */
export interface WrittenText {
  line: number;
  text: string;
}

/** Elements whose content isn't language: key names and code. */
const notLanguage = new Set(["kbd", "code"]);

/** The browser's own dialogs. */
const dialogs = new Set(["alert", "confirm", "prompt"]);

const isSaid = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&#?\w+;/g, ""));

/** The literal texts that an expression may evaluate to. */
const textsIn = (node: ESTree.Node): { start: number; text: string }[] => {
  const { start } = node;
  switch (node.type) {
    case "JSXText":
      return [{ start, text: node.value }];
    case "Literal":
      return typeof node.value === "string" ? [{ start, text: node.value }] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => ({ start, text: value.raw }));
    case "ConditionalExpression":
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case "LogicalExpression":
      return [...textsIn(node.left), ...textsIn(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...textsIn(node.left), ...textsIn(node.right)] : [];
    case "AssignmentPattern":
      return textsIn(node.right);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
    case "JSXExpressionContainer":
      return textsIn(node.expression);
    default:
      return [];
  }
};

/** Reports each hard-coded text that people would read. */
export const writtenTexts = (path: string, code: string): WrittenText[] => {
  const found: WrittenText[] = [];
  const report = (node: ESTree.Node) => {
    for (const { start, text } of textsIn(node))
      if (isSaid(text))
        found.push({ line: code.slice(0, start).split("\n").length, text: text.trim() });
  };
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== "JSXIdentifier" || !notLanguage.has(name.name)) children.forEach(report);
    },
    JSXFragment({ children }) {
      children.forEach(report);
    },
    CallExpression({ callee, arguments: [question] }) {
      if (callee.type === "Identifier" && dialogs.has(callee.name) && question) report(question);
    },
    JSXAttribute({ name, value }) {
      if (value && name.type === "JSXIdentifier" && readByPeople.has(name.name)) report(value);
    },
    Property({ key, value, computed }) {
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : null;
      if (!computed && typeof name === "string" && readByPeople.has(name)) report(value);
    },
  }).visit(parseSync(path, code).program);
  return found;
};
