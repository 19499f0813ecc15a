import { expect, test } from "vitest";
import { lostOnWay } from "./lost-on-way.ts";
import { wholeOf } from "./whole-of.ts";

const form = "finance";
const uploads = wholeOf("finance");

test.each([
  ["/finance/clients", "/finance/clients", [form, uploads], []],
  ["/finance/clients", "/finance/ledger", [form], [form]],
  ["/finance/clients", "/finance/ledger", [uploads], []],
  ["/finance/clients", "/console", [form, uploads], [form, uploads]],
  ["/finance/clients", "/console", [], []],
  ["/console", "/finance", [form], []],
  ["/kept/notes", "/kept/others", ["kept", wholeOf("kept")], ["kept"]],
  ["/kept/notes", "/finance", ["kept", wholeOf("kept")], []],
])("from %s to %s, with %j unsaved, loses %j", (from, to, unsaved, lost) => {
  expect([...lostOnWay(from, to, new Set(unsaved), (part) => part === "kept")]).toEqual(lost);
});
