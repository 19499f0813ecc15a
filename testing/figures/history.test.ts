import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Figures,
  formatHistory,
  type Landing,
  parseHistory,
  type PageFigures,
  withRatios,
} from "./history.ts";
import { readHistory, recordFigures } from "./record.ts";

const home: PageFigures = {
  pageBytes: 16_000,
  codeBytes: 400_000,
  codeFiles: 28,
  modules: 21,
  calls: 20,
  components: 340,
  renders: 700,
  returnRenders: 200,
  effects: 700,
  elements: 420,
};
const figures = (changed: Partial<PageFigures> = {}): Figures => ({
  home: { ...home, ...changed },
});
const landing = (commit: string, changed?: Partial<PageFigures>): Landing => ({
  at: "2026-11-29",
  commit,
  subject: "ui: a change",
  figures: figures(changed),
});

let folder: string;
const git = (...parameters: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...parameters], {
    cwd: folder,
    encoding: "utf8",
  });
const write = (...landings: Landing[]) =>
  writeFileSync(join(folder, "bench/history.ndjson"), formatHistory(landings));
const commits = () => readHistory(folder).map(({ commit }) => commit);

beforeEach(() => {
  vi.stubEnv("CI", "");
  folder = mkdtempSync(join(tmpdir(), "history-"));
  mkdirSync(join(folder, "bench"));
  git("init", "--quiet");
  write(landing("11111111", { effects: 500 }), landing("22222222"));
  git("add", ".");
  git("commit", "--quiet", "--message=ui: two landings");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the committed lines stay, and one for the present commit follows", () => {
  recordFigures(figures({ effects: 721 }), folder);
  const [commit] = git("rev-parse", "HEAD").split("\n");
  expect(readHistory(folder)).toEqual([
    landing("11111111", { effects: 500 }),
    landing("22222222"),
    {
      at: git("log", "-1", "--format=%cs").trim(),
      commit: commit!.slice(0, 8),
      subject: "ui: two landings",
      figures: figures({ effects: 721 }),
    },
  ]);
});

test("files that have changed since the commit are marked, the history apart", () => {
  writeFileSync(join(folder, "new.ts"), "");
  recordFigures(figures({ calls: 22 }), folder);
  expect(commits().at(-1)).toMatch(/^[0-9a-f]{8}\+$/);
});

test("nothing is written within the room", () => {
  const file = join(folder, "bench/history.ndjson");
  const before = readFileSync(file, "utf8");
  recordFigures(figures({ effects: 720, codeBytes: 399_500, calls: 19 }), folder);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(git("status", "--porcelain")).toBe("");
});

test("an uncommitted line is replaced, and goes when the difference does", () => {
  write(landing("11111111"), landing("22222222"), landing("33333333", { effects: 900 }));
  recordFigures(figures({ effects: 800 }), folder);
  expect(commits()).toHaveLength(3);
  expect(readHistory(folder).at(-1)?.figures["home"]?.effects).toBe(800);
  recordFigures(figures(), folder);
  expect(commits()).toEqual(["11111111", "22222222"]);
});

test("ratios stay on committed lines, and on an uncommitted one with the same figures", () => {
  const ratios = { shell: { "login: LCP": { value: 0.22, of: "plain", atMost: 0.5 } } };
  const present = landing("33333333", { effects: 900 });
  write(landing("11111111"), { ...landing("22222222"), ratios }, { ...present, ratios });
  recordFigures(figures({ effects: 890 }), folder);
  expect(readHistory(folder).map((line) => line.ratios)).toEqual([undefined, ratios, ratios]);
  recordFigures(figures({ effects: 1000 }), folder);
  expect(readHistory(folder).map((line) => line.ratios)).toEqual([undefined, ratios, undefined]);
});

test("a page that is new or gone is a difference", () => {
  recordFigures({ ...figures(), finance: home }, folder);
  expect(commits()).toHaveLength(3);
  recordFigures({}, folder);
  expect(readHistory(folder).at(-1)?.figures).toEqual({});
});

test("CI writes nothing, and nothing is written without git or a history", () => {
  const changed = figures({ effects: 900 });
  vi.stubEnv("CI", "true");
  recordFigures(changed, folder);
  expect(commits()).toHaveLength(2);
  vi.stubEnv("CI", "");
  rmSync(join(folder, ".git"), { recursive: true });
  recordFigures(changed, folder);
  expect(commits()).toHaveLength(2);
  git("init", "--quiet");
  rmSync(join(folder, "bench/history.ndjson"));
  recordFigures(changed, folder);
  expect(git("status", "--porcelain")).toBe("");
});

test("a bench adds its ratios to those of the same line", () => {
  const one = { value: 0.97, of: "11111111", atMost: 0.9 };
  const other = { value: 0.35, of: "bare Fastify", atLeast: 0.6 };
  const all = [landing("11111111"), landing("22222222")];
  const some = withRatios(all, "11111111", "shell", { usable: one, row: one });
  const more = withRatios(some, "11111111", "shell", { row: { ...one, value: 1 } });
  const [first, second] = withRatios(more, "11111111", "server", { info: other });
  expect(first?.ratios).toEqual({
    shell: { usable: one, row: { ...one, value: 1 } },
    server: { info: other },
  });
  expect(second).toEqual(landing("22222222"));
  expect(parseHistory(formatHistory([first!]))).toEqual([first]);
});

test.each([
  ["an unknown figure", { figures: { home: { bytes: 1 } } }, "figures.home"],
  ["a figure that isn't a count", { figures: { home: { calls: 1.5 } } }, "figures.home.calls"],
  ["a name instead of a commit", { commit: "main" }, "commit"],
  ["a time", { at: "2026-11-29T10:00:00Z" }, "at"],
  ["an unknown bench", { ratios: { audit: {} } }, "ratios"],
])("%s isn't a landing", (_, changed, path) => {
  const text = `${formatHistory([landing("11111111")])}${JSON.stringify({ ...landing("22222222"), ...changed })}\n`;
  expect(() => parseHistory(text)).toThrow(/^Line 2 of the history: /);
  expect(() => parseHistory(text)).toThrow(path);
});

test("the repository's history is one, with each commit once", () => {
  const all = readHistory().map(({ commit }) => commit);
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all).size).toBe(all.length);
});
