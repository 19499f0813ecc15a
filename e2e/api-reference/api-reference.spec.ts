import { expect, test } from "../support/test.ts";

test("the API reference shows both documents, and a call can be tried with the session", async ({
  page,
  signIn,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
      problems.push(request.url());
  });
  await signIn("root");
  await page.goto("/docs#console/tag/account/GET/auth/account/info");
  // Four hundred calls are read and laid out first.
  await expect(page.getByRole("heading", { name: "The current account" }).first()).toBeVisible({
    timeout: 40_000,
  });
  await page
    .getByRole("button", { name: /^Test Request.*\/auth\/account\/info/ })
    .first()
    .click();
  const client = page.getByRole("dialog");
  await client.getByRole("button", { name: /^Send get request/i }).click();
  await expect(client.getByText("200 OK")).toBeVisible();
  await expect(client).toContainText("root@console-shell.example");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Console API/ }).click();
  await page.getByRole("option", { name: "Public API" }).click();
  await expect(page.getByRole("heading", { name: "Console Shell API", level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(problems).toEqual([]);
});
