import { describe, expect, test } from "vitest";
import { judgeKeys } from "./judge-keys.ts";
import { keyUses } from "./key-uses.ts";
import { overusedWords } from "./overused-words.ts";
import { placeholdersOf } from "./placeholders-of.ts";
import { pluralGaps } from "./plural-gaps.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { sampleValues } from "./sample-values.ts";
import { writtenTexts } from "./written-texts.ts";

describe("a message file", () => {
  const read = (source: string) => readCatalogue("en-US.ts", source);

  test("has only its own texts", () => {
    const texts = read(
      `import more from "./more.ts"; export default { ...more, "a.b": "A", c: "C" };`,
    );
    expect([...texts]).toEqual([
      ["a.b", "A"],
      ["c", "C"],
    ]);
  });

  test("is rejected with a computed or duplicate text", () => {
    expect(() => read(`export default { a: "A" + b };`)).toThrow("not a plain text");
    expect(() => read(`export default { a: "A", a: "B" };`)).toThrow("twice");
  });
});

describe("placeholders", () => {
  test("are found inside branches, which aren't placeholders themselves", () => {
    expect(placeholdersOf("{count, plural, =0 {Notifications, none} other {# of {name}}}")).toEqual(
      { count: "number", name: "argument" },
    );
  });

  test("differ if one language uses a bare value and the other a number", () => {
    expect(placeholdersOf("共 {count} 条")).not.toEqual(placeholdersOf("{count, number} records"));
    expect(placeholdersOf("共 {count, number} 条")).toEqual(
      placeholdersOf("{count, plural, one {# record} other {# records}}"),
    );
  });

  test("are rejected in an invalid ICU message", () => {
    expect(() => placeholdersOf("{count, plural, one {#}")).toThrow();
  });
});

test("missing and superfluous plural forms are found", () => {
  expect(pluralGaps("{count, plural, =0 {none} other {#}}", "en-US")).toEqual(["count: one"]);
  expect(pluralGaps("{count, plural, other {#}}", "zh-CN")).toEqual([]);
});

test("sample values cover each branch", () => {
  expect(sampleValues("{kind, select, a {A} other {B}} {name}")).toEqual([
    { kind: "a", name: "something" },
    { kind: "other", name: "something" },
  ]);
  expect(sampleValues("no value")).toEqual([{}]);
});

describe("keys", () => {
  const judge = (keys: string[], code: string, vocabulary: string[] = []) =>
    judgeKeys(new Set(keys), [keyUses("page.tsx", code)], new Set(vocabulary));

  test("are used by a literal, in a table and in both branches of a condition", () => {
    const code = `const table = { x: "a.table" }; text(ready ? "a.yes" : "a.no");`;
    expect(judge(["a.table", "a.yes", "a.no"], code)).toEqual({ unused: [], missing: [] });
  });

  test("are used by a template of known words", () => {
    const code = "const states = ['open']; text(`status.${state}`);";
    expect(judge(["status.open", "status.shut"], code)).toEqual({
      unused: ["status.shut"],
      missing: [],
    });
    expect(judge(["status.open", "status.shut"], code, ["shut"]).unused).toEqual([]);
  });

  test("are missing if used but not defined", () => {
    const code = "text('a.gone'); text(`gone.${state}`); text(`a.${state}`);";
    expect(judge(["a.there"], code, ["there"]).missing).toEqual(["a.gone", "/^gone\\.(.+?)$/"]);
  });

  test("are unused if only a comment names them", () => {
    expect(judge(["a.old"], "// text('a.old')").unused).toEqual(["a.old"]);
  });
});

describe("a hard-coded text is found", () => {
  const written = (code: string) => writtenTexts("page.tsx", code).map(({ text }) => text);

  test.each([
    ["as the content of an element", "<p>Hello</p>", ["Hello"]],
    ["as the content of a fragment", "<>Hello {name}</>", ["Hello"]],
    ["in a condition", `<p>{open ? "Open" : text("shut")}</p>`, ["Open"]],
    ["after &&", `<p>{open && "Open"}</p>`, ["Open"]],
    ["in a template", "<p>{`${count} records`}</p>", ["records"]],
    ["in a sum", `<p>{"Hello " + name}</p>`, ["Hello"]],
    ["in an attribute", `<Input placeholder="Search" aria-label={"Find"} />`, ["Search", "Find"]],
    ["in a property", `const columns = [{ title: "Name", key: "name" }];`, ["Name"]],
    ["in a call's options", `modal.confirm({ title, okText: "Delete" });`, ["Delete"]],
    ["as a default", `const Close = ({ label = "Close" }) => null;`, ["Close"]],
    ["in the browser's own dialog", `confirm("Leave?");`, ["Leave?"]],
    ["in Chinese", "<p>你好</p>", ["你好"]],
  ])("%s", (_, code, texts) => {
    expect(written(code)).toEqual(texts);
  });

  test.each([
    ["from a catalogue", `<Input placeholder={text("a.b")}>{text("c.d")}</Input>`],
    ["of punctuation and digits", "<p>· 100 % &nbsp;</p>"],
    ["that isn't a language", "<><kbd>Ctrl</kbd><code>npm start</code></>"],
    ["that nobody reads", `<p className="wide" id="x">{count}</p>`],
  ])("but not %s", (_, code) => {
    expect(written(code)).toEqual([]);
  });
});

test("overused words are found, except in idioms", () => {
  expect(overusedWords("Whoever decides, reads it alone.")).toEqual(["whoever", "alone"]);
  expect(overusedWords("What you paid is lost. This is no address.")).toEqual([
    "what you paid is",
    "is no",
  ]);
  expect(overusedWords("Takes effect now. It is no longer shown.")).toEqual([]);
  expect(overusedWords("There is no stand-alone call; leave it alone.")).toEqual([]);
  expect(overusedWords("It takes 20 ms, longer than a poll takes, and then takes over.")).toEqual(
    [],
  );
});
