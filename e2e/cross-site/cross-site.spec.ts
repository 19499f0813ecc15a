// Another site's page in a signed-in user's browser. It is served from two origins: one on another
// site, which gets the cookie only through a link, and one on the same site with another port,
// which gets the cookie with everything.
import { type Page, type Request, request } from "@playwright/test";
import { serveFixture } from "../support/fixture-server.ts";
import { expect, test } from "../support/test.ts";

const logout = "/auth/session/logout";
const profile = "/cc-api/operator/updateBasicInfo";
const others = "/cc-api/operator/sessions/end-others";
const forged = "Changed by another site";

interface Attack {
  /** The content of the page; `console` is the console's origin. */
  page: (console: string) => string;
  /** The action that the victim is tricked into. */
  act?: (page: Page) => Promise<void>;
  /** Where the browser sends a request as a result. */
  sentTo: string;
}

const script = (code: string) => `<script>${code}</script>`;
const autoForm = (method: string, action: string, type: string, fields: string) =>
  `<form method="${method}" action="${action}" enctype="${type}">${fields}</form>` +
  script("document.forms[0].submit()");
const nameField = `<input name="name" value="${forged}">`;

const attacks: Record<string, Attack> = {
  "a picture": { page: (to) => `<img src="${to}${logout}">`, sentTo: logout },
  "a picture that redirects": { page: () => `<img src="/redirect">`, sentTo: logout },
  "a script": { page: (to) => `<script src="${to}${logout}"></script>`, sentTo: logout },
  "a stylesheet": {
    page: (to) => `<link rel="stylesheet" href="${to}${logout}">`,
    sentTo: logout,
  },
  "a frame": { page: (to) => `<iframe src="${to}${logout}"></iframe>`, sentTo: logout },
  "a link that is clicked": {
    page: (to) => `<a href="${to}${logout}">Win a prize</a>`,
    act: (page) => page.getByRole("link").click(),
    sentTo: logout,
  },
  "a link to a new tab": {
    page: (to) => `<a href="${to}${logout}" target="_blank">Win a prize</a>`,
    act: (page) => page.getByRole("link").click(),
    sentTo: logout,
  },
  "a ping of a link": {
    page: (to) => `<a href="#here" ping="${to}${others}">Win a prize</a>`,
    act: (page) => page.getByRole("link").click(),
    sentTo: others,
  },
  "a navigation by script": {
    page: (to) => script(`location.href = "${to}${logout}"`),
    sentTo: logout,
  },
  "a form that gets": {
    page: (to) => autoForm("get", `${to}${logout}`, "application/x-www-form-urlencoded", ""),
    sentTo: logout,
  },
  "a form that posts": {
    page: (to) =>
      autoForm("post", `${to}${profile}`, "application/x-www-form-urlencoded", nameField),
    sentTo: profile,
  },
  "a form of several parts": {
    page: (to) => autoForm("post", `${to}${profile}`, "multipart/form-data", nameField),
    sentTo: profile,
  },
  "a form that looks like JSON": {
    page: (to) =>
      autoForm(
        "post",
        `${to}${profile}`,
        "text/plain",
        `<input name='{"name":"${forged}","phone":"' value='"}'>`,
      ),
    sentTo: profile,
  },
  "a fetch with credentials": {
    page: (to) =>
      script(`fetch("${to}${logout}", { credentials: "include", mode: "no-cors" }).catch(() => 0)`),
    sentTo: logout,
  },
  "a fetch that posts a form": {
    page: (to) =>
      script(
        `fetch("${to}${profile}", { method: "POST", credentials: "include", mode: "no-cors", body: new URLSearchParams({ name: "${forged}" }) }).catch(() => 0)`,
      ),
    sentTo: profile,
  },
  "a fetch that posts JSON, asked for before": {
    page: (to) =>
      script(
        `fetch("${to}${profile}", { method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body: '{"name":"${forged}"}' }).catch(() => 0)`,
      ),
    sentTo: profile,
  },
  "a beacon": { page: (to) => script(`navigator.sendBeacon("${to}${others}")`), sentTo: others },
};

/** Opens the attack's page and resolves once the browser has sent the resulting request. */
const suffer = async (page: Page, { act, sentTo }: Attack, origin: string, consoleUrl: string) => {
  // A GET form adds a question mark.
  const isSent = (sent: Request) => sent.url().split("?")[0] === `${consoleUrl}${sentTo}`;
  const context = page.context();
  const over = Promise.race([
    context.waitForEvent("requestfinished", isSent),
    context.waitForEvent("requestfailed", isSent),
  ]);
  await page.goto(origin, { waitUntil: "commit" });
  await act?.(page);
  await over;
};

for (const site of ["another site", "the same site on another port"] as const)
  test(`${site} can't sign a user out or change anything @security-8 @security-9`, async ({
    page,
    signInAsNew,
    consoleUrl,
  }) => {
    const { name: trueName, account, password } = await signInAsNew("sales");
    const elsewhere = await request.newContext({ baseURL: consoleUrl });
    const signedIn = await elsewhere.post("/auth/session/login", { data: { account, password } });
    expect(signedIn.status()).toBe(200);

    for (const [what, attack] of Object.entries(attacks))
      await test.step(what, async () => {
        const server = await serveFixture((asked, response) => {
          if (asked.url === "/redirect")
            return response.writeHead(302, { location: `${consoleUrl}${logout}` }).end();
          response.setHeader("content-type", "text/html");
          return response.end(`<!doctype html>${attack.page(consoleUrl)}`);
        });
        const origin =
          site === "another site"
            ? server.origin
            : server.origin.replace("127.0.0.1", new URL(consoleUrl).hostname);
        await suffer(page, attack, origin, consoleUrl);
        await server.close();

        const here = await page.request.get("/cc-api/operator/getBasicInfo");
        expect(here.status(), what).toBe(200);
        expect(await here.json(), what).toMatchObject({ name: trueName });
        expect((await elsewhere.get("/auth/account/info")).status(), what).toBe(200);
      });

    await page.goto("/user-info");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await elsewhere.dispose();
  });

test("another page can't show the console in a frame @security-26", async ({
  page,
  signIn,
  consoleUrl,
}) => {
  await signIn("sales");
  const server = await serveFixture((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><iframe src="${consoleUrl}/user-info"></iframe>`);
  });
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(server.origin);
  await refused;
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
  await server.close();
});
