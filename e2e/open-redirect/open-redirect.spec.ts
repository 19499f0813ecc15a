// A manipulated link to the login page: wherever its `from` points, signing in there ends in the
// console.
import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";

const encoded = (address: string) => Buffer.from(address).toString("base64");

/** Values of `from` by attack; shell/session/from.test.ts has many more. */
const hostile = {
  "another origin": encoded("https://evil.example/steal"),
  "a backslash": encoded("/\\evil.example/"),
  "a script": encoded("javascript:document.title='taken'"),
  "a page of the server's own": encoded("/docs"),
};

const signInHere = async (page: Page) => {
  await page.getByLabel("Account").fill("sales");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("any address outside the console leads to its first page @security-10", async ({
  page,
  consoleUrl,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== consoleUrl) elsewhere.push(request.url());
  });
  for (const [what, from] of Object.entries(hostile))
    await test.step(what, async () => {
      await page.goto(`/user/login?from=${encodeURIComponent(from)}`);
      await signInHere(page);
      await expect(page).toHaveURL(`${consoleUrl}/`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/taken/);
      expect(elsewhere).toEqual([]);
      // An open page would reload by itself when it learns that its session has ended.
      await page.goto("about:blank");
      await page.context().clearCookies();
    });
});
