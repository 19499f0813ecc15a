import { readdir, readFile, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { ApiOutput } from "@console-shell/contract";
import { testClient } from "@console-shell/testing/test-client";
import { buildOf, teamAt } from "@console-shell/testing/sub-app-team";
import { serveFixture } from "../support/fixture-server.ts";
import { demoPassword, expect, test as base } from "../support/test.ts";

const notes = [
  { id: "1", title: "Gate 4 is closed" },
  { id: "2", title: "New signs" },
];

/** The team's own server, which answers searches for notes. */
const answerSearch: RequestListener = ({ url = "/" }, response) => {
  const search = new URL(url, "http://backend").searchParams.get("search") ?? "";
  const items = notes.filter(({ title }) => title.includes(search));
  response.setHeader("content-type", "application/json").end(JSON.stringify({ items }));
};

const test = base.extend<{ backend: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  backend: async ({}, provide) => {
    const { origin, close } = await serveFixture(answerSearch);
    await provide(origin);
    await close();
  },
});

const scriptOf = (version: string) =>
  `export const mount = ({ container }) => {
    container.innerHTML = "<h1>Parking ${version}</h1>";
    return () => container.replaceChildren();
  };`;

const versionOf = (version: string) =>
  buildOf(
    "parking",
    version,
    {
      search: [
        {
          title: { "en-US": "Notes", "zh-CN": "笔记" },
          permission: "parking:open",
          call: "GET /notes",
          label: "title",
          path: "/notes/:id",
        },
      ],
    },
    { "assets/main.js": scriptOf(version) },
  );

/** Changes a byte of the stored file with this content. */
const damage = async (dataDir: string, content: string) => {
  const folder = join(dataDir, "files/sub-apps");
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await readFile(path, "utf8")) !== content) continue;
    await writeFile(path, content.replace("Parking", "Barking"));
    return;
  }
  throw new Error("No stored file has this content");
};

test("a team's release is found by its own backend's records, and a damaged one is replaced by the previous", async ({
  page,
  backend,
  consoleUrl,
  dataDir,
  signIn,
}) => {
  await signIn("root");
  const answer = await testClient(consoleUrl).request("POST", "/auth/session/login", {
    body: { account: "root", password: demoPassword },
  });
  const { id: ownerId } = answer.body as ApiOutput<"POST /auth/session/login">;
  const [cookie = ""] = answer.cookies[0]!.split(";");
  const root = testClient(consoleUrl, cookie);
  const expiresAt = Date.now() + 3_600_000;
  const team = await teamAt({ ...root, cookie, ownerId, expiresAt }, "parking");
  const ship = async (version: string) => {
    expect((await team.publish(versionOf(version))).status).toBe(201);
    expect((await team.promote("stable", version)).status).toBe(200);
  };
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("the palette asks the team's backend, and opens what it found", async () => {
    await ship("1.0.0");
    await root.call("PATCH /mc-api/sub-app/:name", {
      params: { name: "parking" },
      body: { backend },
    });
    await page.goto("/");
    await expect(heading).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Gate");
    await page.getByRole("option", { name: "Gate 4 is closed" }).click();
    await expect(page).toHaveURL("/parking/notes/1");
    await expect(heading).toHaveText("Parking 1.0.0");
  });

  await test.step("an open page is offered the next release", async () => {
    await ship("1.1.0");
    await page.getByRole("button", { name: "Reload now" }).click();
    await expect(heading).toHaveText("Parking 1.1.0");
  });

  await test.step("a file changed on disk isn't run; the previous release is shown, and the page says so", async () => {
    expect((await team.publish(versionOf("1.2.0"))).status).toBe(201);
    await damage(dataDir, scriptOf("1.2.0"));
    expect((await team.promote("stable", "1.2.0")).status).toBe(200);
    await page.goto("/parking");
    await expect(heading).toHaveText("Parking 1.1.0");
    await expect(page.getByText("Parking 1.2.0 doesn’t load. You see 1.1.0.")).toBeVisible();
    await expect
      .poll(async () => {
        const { stages } = await root.call("GET /mc-api/sub-app/:name", {
          params: { name: "parking" },
        });
        return stages.find(({ stage }) => stage === "stable")?.health.failures;
      })
      .toBe(1);
  });
});
