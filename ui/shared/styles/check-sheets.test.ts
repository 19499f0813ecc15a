import { expect, test } from "vitest";
import { checkSheets } from "./check-sheets.ts";
import { sheetFiles } from "./sheet-files.ts";
import { staticStyles } from "./static-styles.ts";

const { sheets } = await staticStyles();
const withRule = (sheet: keyof typeof sheets, css: string) => () =>
  checkSheets(sheetFiles({ sheets: { ...sheets, [sheet]: sheets[sheet] + css } }));

test("every animation and variable that a stylesheet uses comes with it", () => {
  expect(() => checkSheets(sheetFiles({ sheets }))).not.toThrow();
  expect(sheets.pages).toContain("animation-name:antFadeIn");
});

test.each(["antFadeIn", "antSlideUpIn", "antMoveUpOut", "antZoomBigIn", "antRotate"])(
  "the build stops if no sheet brings %s along",
  (name) => {
    const cut = Object.fromEntries(
      Object.entries(sheets).map(([sheet, css]) => [
        sheet,
        sheet === "rest" ? css : css.replace(`@keyframes ${name}{`, "@keyframes other{"),
      ]),
    ) as typeof sheets;
    expect(() => checkSheets(sheetFiles({ sheets: cut }))).toThrow(
      `the sheet "shell" uses the animation ${name}`,
    );
  },
);

test.each([
  ["shell", ".x{color:var(--console-table-bodySortBg)}", "the variable --console-table-bodySortBg"],
  [
    "grid",
    ".x{animation:1s cubic-bezier(.1,0,1,1) antBorderBeamMove infinite}",
    "antBorderBeamMove",
  ],
  ["shell", ".x{animation:antProgressLTRActive 1s}", "the animation antProgressLTRActive"],
  ["pages", "@layer late{.x{color:red}}", "the layer late"],
] as const)("the sheet %s with %s stops the build", (sheet, css, fault) => {
  expect(withRule(sheet, css)).toThrow(fault);
});

test.each([
  ["a sheet that it is loaded with", ".x{animation:antFadeIn 1s ease-in-out both}"],
  ["a fallback", ".x{color:var(--nowhere,red)}"],
  ["itself", "@layer a,b;@layer b{.x{--own:1;width:var(--own)}}"],
])("what a sheet uses may come from %s", (_, css) => {
  expect(withRule("rest", css)).not.toThrow();
});
