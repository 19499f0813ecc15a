import type { Page } from "@playwright/test";
import { entryPage } from "../support/fixture-server.ts";
import { test } from "../support/foreign-sub-apps.ts";
import { goWithin } from "../support/go-within.ts";
import { expect } from "../support/test.ts";

const script = `
const faults = {
  handler: () => { throw new Error("the handler broke"); },
  rejection: () => void Promise.reject(new Error("nobody awaited this")),
  timer: () => setTimeout(() => { throw new Error("the timer broke"); }),
  chunk: () => void import("./gone.js"),
};
export const mount = ({ container }) => {
  const title = document.createElement("h1");
  title.textContent = "Breaks later";
  container.append(title);
  for (const [name, fault] of Object.entries(faults)) {
    const button = document.createElement("button");
    button.textContent = name;
    button.addEventListener("click", fault);
    container.append(button);
  }
};`;

test.use({
  foreign: {
    apps: [{ name: "breaks-later" }],
    listener: ({ url = "" }, response) => {
      if (url.endsWith("/index.html"))
        response
          .writeHead(200, { "content-type": "text/html; charset=utf-8" })
          .end(entryPage("./main.js"));
      else if (url.endsWith("/main.js"))
        response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      else response.writeHead(404).end();
    },
  },
});

interface Noted {
  app: string;
  phase: string;
  error?: { text: string };
}

/** Errors that the runtime attributed to a sub-app. */
const attributed = (page: Page) =>
  page.evaluate(() => {
    const { events } = Reflect.get(window, "__CONSOLE_RUNTIME__") as { events: Noted[] };
    return events.flatMap(({ app, phase, error }) =>
      error ? [`${app} ${phase} ${error.text}`] : [],
    );
  });

const faults = [
  ["handler", /^breaks-later run .*the handler broke/],
  ["rejection", /^breaks-later run .*nobody awaited this/],
  ["timer", /^breaks-later run .*the timer broke/],
  ["chunk", /^breaks-later run ChunkLoadError: .*gone\.js failed \(missing\)/],
] as const;

test("an error is attributed to its sub-app and breaks nothing around it", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/breaks-later");
  const root = page.locator("#root-subapp");
  const links = page.getByRole("navigation").first();
  for (const [at, [fault]] of faults.entries())
    await test.step(`in a ${fault}`, async () => {
      await links.getByRole("link", { name: "breaks-later" }).click();
      await root.getByRole("button", { name: fault }).click();
      await expect
        .poll(() => attributed(page))
        .toEqual(faults.slice(0, at + 1).map(([, told]) => expect.stringMatching(told)));
      await expect(root.getByRole("heading", { level: 1 })).toHaveText("Breaks later");
      await links.getByRole("link", { name: "Management" }).click();
      await expect(root.locator('[data-sub-app="management"]')).toBeVisible();
      await expect(root.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

test("a page whose script fails to load says so and loads on retry @full", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/management/operators");
  const heading = page.locator("#root-subapp").getByRole("heading", { level: 1 });
  const again = page.locator("#root-subapp").getByRole("button", { name: "Try again" });

  await test.step("in place, after a brief failure", async () => {
    const script = "**/management/assets/audit-page-*.js";
    await page.route(script, (route) => route.abort());
    await goWithin(page, "/management/audit");
    await expect(heading).toHaveText("Something went wrong on this page");
    await page.unroute(script);
    await again.click();
    await expect(heading).toHaveText("Audit log");
  });

  await test.step("by reloading the page, when a new release replaced the script", async () => {
    const script = "**/management/assets/roles-page-*.js";
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await goWithin(page, "/management/roles");
    await expect(heading).toHaveText("Something went wrong on this page");
    const asked = page.waitForResponse(script);
    await again.click();
    await asked;
    await expect(heading).toHaveText("Something went wrong on this page");
    await page.unroute(script);
    const loaded = page.waitForEvent("load");
    await again.click();
    await loaded;
    await expect(heading).toHaveText("Roles");
  });
});
