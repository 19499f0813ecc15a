import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const out = "/tmp/shots-views";
const session = async (account: string, dark: boolean, locale: string, width: number) => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? "dark" : "light",
    locale,
    reducedMotion: "reduce",
    baseURL: "http://localhost:8141",
  });
  const page = await context.newPage();
  page.on("console", (m) => {
    if (m.type() === "error") console.log("console:", m.text());
  });
  const r = await page.request.post("/auth/session/login", {
    headers: { origin: "http://localhost:8141" },
    data: { account, password: "seven quiet harbours" },
  });
  if (!r.ok()) console.log(r.status(), await r.text());
  return page;
};
const page = await session("root", false, "en-US", 1440);
await page.goto("/finance/invoices");
await page.getByRole("button", { name: "Views", exact: true }).waitFor();
await page.screenshot({ path: `${out}/1.png` });
await page.getByRole("button", { name: "Views", exact: true }).focus();
await page.keyboard.press("Enter");
await page.getByRole("menuitem", { name: "Overdue in CNY" }).waitFor();
await page.screenshot({ path: `${out}/2.png` });
await page.getByRole("menuitem", { name: "Overdue in CNY" }).click();
await page.getByRole("button", { name: "View: Overdue in CNY", exact: true }).waitFor();
await page.waitForTimeout(500);
await page.screenshot({ path: `${out}/3.png` });
console.log(page.url());
await page.getByRole("searchbox").fill("C1");
await page.getByRole("button", { name: "View: Overdue in CNY · edited" }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: `${out}/4.png` });
await page.evaluate(axeSource);
const axe = (await page.evaluate(() => (window as any).axe.run())) as any;
console.log(
  "axe",
  axe.violations.map((v: any) => v.id + " " + v.nodes.map((n: any) => n.target).join()),
);
await page.getByRole("menuitem", { name: "Save as new view…" }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: `${out}/5.png` });
await page.getByRole("textbox", { name: "Name" }).fill("overdue IN cny");
await page.getByRole("button", { name: "Save", exact: true }).click();
await page.waitForTimeout(600);
console.log(page.url());
await page.reload();
await page.waitForTimeout(1200);
await page.screenshot({ path: `${out}/6.png` });
const zh = await session("admin", true, "zh-CN", 390);
await zh.request.patch("/cc-api/operator/preferences", { data: {} }).catch(() => {});
await zh.goto("/management/operators");
await zh.waitForTimeout(1500);
await zh.getByRole("button", { name: /^(视图|Views)$/ }).click();
await zh.waitForTimeout(500);
await zh.screenshot({ path: `${out}/7.png` });
await zh.getByRole("menuitem", { name: /Recently/ }).click();
await zh.waitForTimeout(800);
await zh.screenshot({ path: `${out}/8.png` });
await zh.getByRole("button", { name: /Recently/ }).click();
await zh.waitForTimeout(300);
await zh.getByRole("menuitem", { name: /重命名|Rename/ }).click();
await zh.waitForTimeout(600);
await zh.screenshot({ path: `${out}/9.png` });
await browser.close();
