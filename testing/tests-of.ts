import { parseSync, Visitor, type ESTree } from "vite";

/** A test as its file declares it. */
export interface DeclaredTest {
  title: string;
  /** `false` if the test or its group is skipped or a todo. */
  runs: boolean;
}

const resting = (name: string) => name === "skip" || name === "todo";

/** `["test", "skip", "each"]` for `test.skip.each([…])`; other kinds of callees start with "". */
const namesOf = (callee: ESTree.Expression | ESTree.Super): string[] => {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return namesOf(callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [""];
  return [...namesOf(callee.object), callee.property.name];
};

const textOf = (title: ESTree.Argument | undefined): string | undefined => {
  if (title?.type === "TemplateLiteral")
    return title.quasis.map(({ value }) => value.raw).join("…");
  return title?.type === "Literal" && typeof title.value === "string" ? title.value : undefined;
};

/** Whether `{ skip: true }` or `{ todo: true }` is among a test's arguments. */
const isPutOff = (given: ESTree.Argument): boolean =>
  given.type === "ObjectExpression" &&
  given.properties.some(
    (property) =>
      property.type === "Property" &&
      property.key.type === "Identifier" &&
      resting(property.key.name) &&
      !(property.value.type === "Literal" && property.value.value === false),
  );

/**
 * All tests that a file declares, read from its syntax tree, so comments and strings don't count.
 */
export const testsOf = (file: string, source: string): DeclaredTest[] => {
  const tests: DeclaredTest[] = [];
  const skipped = new Set<ESTree.CallExpression>();
  const visitor = new Visitor({
    CallExpression(node) {
      const [kind = "", ...modifiers] = namesOf(node.callee);
      const [first, ...others] = node.arguments;
      const title = textOf(first);
      if (title === undefined || !/^(?:test|it|describe|suite)$/.test(kind)) return;
      const rests = modifiers.some(resting) || others.length === 0 || others.some(isPutOff);
      if (/^(?:test|it)$/.test(kind)) tests.push({ title, runs: !rests && skipped.size === 0 });
      else if (rests) skipped.add(node);
    },
    "CallExpression:exit"(node) {
      skipped.delete(node);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return tests;
};
