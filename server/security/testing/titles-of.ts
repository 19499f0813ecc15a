import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const testers = ["test", "it", "describe"];
/** Modifiers that keep a test from running. */
const silencers = ["skip", "todo", "fixme", "fails"];
/** Other ways to say that a test or a group of them follows. */
const ways = ["each", "for", "only", "concurrent", "sequential", "skipIf", "runIf", "describe"];

/** `test.describe.skip` as `["test", "describe", "skip"]`, through the calls of `test.each(…)(…)`. */
const namesOf = (callee: Node): string[] => {
  if (callee.type === "Identifier") return [String(callee["name"])];
  if (callee.type === "CallExpression") return namesOf(callee["callee"] as Node);
  if (callee.type !== "MemberExpression") return [];
  return [...namesOf(callee["object"] as Node), ...namesOf(callee["property"] as Node)];
};

const titleOf = (node: Node | undefined, source: string): string | undefined => {
  if (node?.type === "Literal" && typeof node["value"] === "string") return node["value"];
  // As written in the source, with its `${…}`.
  return node?.type === "TemplateLiteral" ? source.slice(node.start + 1, node.end - 1) : undefined;
};

/**
 * The titles of the tests of a file, and of the groups that they are in, as they stand in its source.
 * One that is skipped, itself or with its group, is not among them.
 */
export const titlesOf = (path: string, source: string): Set<string> => {
  const titles = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === "CallExpression") {
      const [tester = "", ...how] = namesOf(node["callee"] as Node);
      const title = titleOf((node["arguments"] as Node[])[0], source);
      const isTest = testers.includes(tester) && title !== undefined;
      if (isTest && how.some((way) => silencers.includes(way))) return;
      if (isTest && how.every((way) => ways.includes(way))) titles.add(title);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(path, source).program as unknown as Node);
  return titles;
};
