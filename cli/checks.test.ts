// What the program refuses without asking the console.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuild } from "./build.ts";
import { commitUrlOf } from "./commit-url.ts";
import { publish } from "./commands/publish.ts";
import { Failure } from "./failure.ts";
import type { Values } from "./options.ts";
import { parseArguments } from "./parse-arguments.ts";
import { noProgress } from "./progress.ts";
import { findTarget } from "./settings.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-cli-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

const invoke = (values: Values, env: NodeJS.ProcessEnv = {}) => ({
  values,
  positionals: [],
  env: { XDG_CONFIG_HOME: folder, ...env },
  folder,
  progress: noProgress,
});

const failureOf = async (act: () => unknown): Promise<Failure> => {
  const error = await Promise.resolve()
    .then(act)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
};

test.each([
  [["promote"], "console promote needs <version>."],
  [["promote", "1.0.0", "stable", "more"], "There are too many arguments."],
  [["publish", "1.0.0"], "There are too many arguments."],
  [["rollback", "--share", "5"], "Unknown option '--share'."],
] as const)("wrong usage: %j", async ([name, ...given], message) => {
  const failure = await failureOf(() => parseArguments(name, given));
  expect(failure).toMatchObject({ kind: "usage", message });
});

test.each<[Values, string]>([
  [{ share: "5" }, "Only the stage canary"],
  [{ share: "5", stage: "stable" }, "Only the stage canary"],
  [{ share: "101", stage: "canary" }, "from 0 to 100"],
  [{ share: "0.5", stage: "canary" }, "from 0 to 100"],
  [{ stage: "Canary" }, "A stage’s name"],
  [{ commit: "abc" }, "--commit must be the URL"],
])("wrong options: %j", async (values, message) => {
  const failure = await failureOf(() => publish(invoke(values)));
  expect(failure).toMatchObject({ kind: "usage", message: expect.stringContaining(message) });
});

test("a build must be there, match package.json, and contain only what can be stored", async () => {
  const read = () => readBuild(folder, "dist", false);
  const missing = await failureOf(read);
  expect(missing.message).toContain("no build in dist/");
  expect(missing.details.next).toContain("`npm run build`");
  write({
    "package.json": '{ "name": "parking", "version": "1.1.0" }',
    "dist/manifest.json": '{ "version": "1.0.0" }',
  });
  expect((await failureOf(read)).message).toContain("version 1.1.0, but dist/ was built as 1.0.0");
  write({
    "dist/manifest.json": '{ "version": "1.1.0" }',
    "dist/run.exe": "1",
    "dist/a/empty.css": "",
    "dist/a/main.js": "1",
    "dist/a/main.js.map": "{}",
  });
  const { message } = await failureOf(read);
  expect(message).toContain("  run.exe: its type isn’t one of");
  expect(message).not.toContain("empty.css");
  expect(message).not.toContain("main.js");
});

test("the console is the named one, or the only one with a token", async () => {
  write({ "package.json": '{ "name": "@acme/parking" }' });
  const find = (values: Values = {}, env?: NodeJS.ProcessEnv) => findTarget(invoke(values, env));
  expect((await failureOf(find)).message).toContain("You aren’t logged in");
  const file = "console-shell/tokens.json";
  const token = { parking: "cst_0" };
  write({
    [file]: JSON.stringify({ "https://a.test": token, "https://b.test": { gates: "cst_0" } }),
  });
  expect(await find()).toEqual({ app: "parking", console: "https://a.test" });
  write({ [file]: JSON.stringify({ "https://a.test": token, "https://b.test": token }) });
  expect((await failureOf(find)).message).toContain("https://a.test and https://b.test");
  const env = { CONSOLE_URL: "https://c.test/management" };
  expect(await find({}, env)).toEqual({ app: "parking", console: "https://c.test" });
  write({
    "package.json": JSON.stringify({ name: "parking", config: { console: "https://e.test" } }),
  });
  expect(await find()).toEqual({ app: "parking", console: "https://e.test" });
  // CI systems set a variable that has no value to nothing.
  expect(await find({}, { CONSOLE_URL: "" })).toMatchObject({ console: "https://e.test" });
  expect(await find({}, env)).toMatchObject({ console: "https://c.test" });
  write({ "package.json": '{ "name": "@acme/parking" }' });
  expect(await find({ console: "http://d.test:8000", app: "gates" }, env)).toEqual({
    app: "gates",
    console: "http://d.test:8000",
  });
  write({ [file]: "cst_0" });
  const { message } = await failureOf(find);
  expect(message).toContain("isn’t valid JSON");
  expect(message).not.toContain("cst_0");
});

test("the commit is that of the CI system", () => {
  const gitlab = { CI_PROJECT_URL: "https://gitlab.test/acme/parking", CI_COMMIT_SHA: "abc" };
  expect(commitUrlOf(gitlab)).toBe("https://gitlab.test/acme/parking/-/commit/abc");
  expect(commitUrlOf({ CI_COMMIT_SHA: "abc" })).toBeUndefined();
});
