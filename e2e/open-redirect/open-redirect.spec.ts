// A link to the login page that somebody else made: wherever its `from` would lead, whoever signs in
// there ends in the console.
import type { Page } from "@playwright/test";
import { demoPassword, expect, test } from "../support/test.ts";

const encoded = (address: string) => Buffer.from(address).toString("base64");

/** What stands in `from`, by what it tries. */
const hostile: Record<string, (console: string) => string> = {
  "another origin": () => encoded("https://evil.example/steal"),
  "another origin's port": () => encoded("http://localhost:1/"),
  "an address without a scheme": () => encoded("//evil.example/"),
  "three slashes": () => encoded("///evil.example/"),
  "a backslash": () => encoded("/\\evil.example/"),
  "two backslashes": () => encoded("\\\\evil.example/"),
  "a tab between the slashes": () => encoded("/\t/evil.example/"),
  "a line break": () => encoded("/finance\r\nLocation: https://evil.example/"),
  "a script": () => encoded("javascript:document.title='taken'"),
  "a script in capitals behind a space": () => encoded(" JavaScript:document.title='taken'"),
  "a page in the address": () => encoded("data:text/html,<h1>taken</h1>"),
  "our origin as the user's name": (console) => encoded(`${console}@evil.example/`),
  "our origin as a subdomain": (console) => encoded(`${console}.evil.example/`),
  "our origin and another path's host": (console) => encoded(`${console}//evil.example/`),
  "the way up to two slashes": (console) => encoded(`${console}/a/..//evil.example/`),
  "an address encoded twice": () => encoded(encoded("https://evil.example/")),
  "an address escaped twice": () => encodeURIComponent(encoded("https://evil.example/")),
  "an address that is not encoded": () => "https://evil.example/",
  "what is no base64": () => "%%%",
  "bytes that are no text": () => Buffer.from([0xff, 0xfe, 0x2f]).toString("base64"),
  "the login page itself": () => encoded("/user/login?from=Lw=="),
  nothing: () => "",
};

const signInHere = async (page: Page) => {
  await page.getByLabel("Account").fill("sales");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

for (const [what, from] of Object.entries(hostile))
  test(`${what} leads to the console's first page`, async ({ page, consoleUrl }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== consoleUrl) elsewhere.push(request.url());
    });
    await page.goto(`/user/login?from=${encodeURIComponent(from(consoleUrl))}`);
    await signInHere(page);
    await expect(page).toHaveURL(`${consoleUrl}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/taken/);
    expect(elsewhere).toEqual([]);
  });

test("what looks like another host and is a path of ours stays here", async ({ page }) => {
  await page.goto(`/user/login?from=${encodeURIComponent(encoded("/%2f%2fevil.example"))}`);
  await signInHere(page);
  await expect(page).toHaveURL("/%2f%2fevil.example");
});
