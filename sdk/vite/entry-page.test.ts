import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { entryScript, markEntry, replaceEntry } from "./entry-page.ts";

const page = `<script src="/early.js"></script><div id="root"></div>
<script type="module" src="./main.tsx"></script>`;

const written = (html: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "entry-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), html);
  return folder;
};

test("finds the page's module script in any notation", () => {
  expect(entryScript(written(page))).toBe("/main.tsx");
  expect(entryScript(written(`<script src='/src/main.tsx' type='module'></script>`))).toBe(
    "/src/main.tsx",
  );
});

test("uses the last module script", () => {
  const html = `<script type="module" src="/@vite/client"></script>${page}`;
  expect(entryScript(written(html))).toBe("/main.tsx");
});

test("explains a page without a module script", () => {
  expect(() => entryScript(written(`<script src="/main.js"></script>`))).toThrow(
    'index.html needs a <script type="module" src="./main.tsx">.',
  );
});

test("marks only the entry", () => {
  expect(markEntry(page)).toContain(`<script entry type="module" src="./main.tsx">`);
  expect(markEntry(page)).toContain(`<script src="/early.js">`);
});

test("can run another script instead", () => {
  expect(replaceEntry(page, "/other")).toContain(`<script type="module" src="/other">`);
});
