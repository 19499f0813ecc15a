import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { freePort } from "@console-shell/testing/free-port";
import { buildLaterVersion } from "@console-shell/testing/later-version";
import { startNginx } from "@console-shell/testing/nginx";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { startConsole } from "../support/console-process.ts";
import { demoPassword, expect } from "../support/test.ts";

const loads = 200;
const readers = 2;

test("two nodes are upgraded behind a round-robin proxy: every page loads, every write is kept @full", async ({
  browser,
}) => {
  test.setTimeout(10 * 60_000);
  const later = buildLaterVersion();
  const postgres = await startPrivatePostgres();
  const folder = await mkdtemp(join(tmpdir(), "console-rolling-"));
  const [a, b, laterA, laterB] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const proxy = await startNginx([a, b, laterA, laterB]);
  const environment = {
    DATABASE_URL: await createPostgresDatabase(postgres.url),
    DEMO_PASSWORD: demoPassword,
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: "127.0.0.1",
    DRAIN_SECONDS: "2",
  };
  const start = (port: number, project?: string) =>
    startConsole(join(folder, "data"), { ...environment, PORT: String(port) }, project);
  const running = new Set<Awaited<ReturnType<typeof start>>>();
  const stop = async (one: Awaited<ReturnType<typeof start>>) => {
    running.delete(one);
    await one.stop();
  };

  let loaded = 0;
  let laterPages = 0;
  const problems: string[] = [];
  const kept: string[] = [];

  const write = async (page: Page, at: number) => {
    const answer = await page.request.post("/cc-api/list-view/create", {
      data: {
        list: `/finance/rolling-${Math.floor(at / 50)}`,
        permission: null,
        name: `View ${at}`,
        query: {},
        columns: null,
        shared: false,
      },
    });
    if (answer.status() === 201) kept.push(((await answer.json()) as { id: string }).id);
    else problems.push(`write ${at}: ${answer.status()} ${await answer.text()}`);
  };

  /* Loads one page after the other until the upgrade is over. */
  const read = async (reader: number, isOver: () => boolean) => {
    const context = await browser.newContext({ baseURL: proxy.url });
    const page = await context.newPage();
    const signedIn = await page.request.post("/auth/session/login", {
      data: { account: "root", password: demoPassword },
    });
    expect(signedIn.status(), await signedIn.text()).toBe(200);
    page.on("pageerror", (error) => problems.push(`${page.url()}: ${String(error)}`));
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
    });
    page.on("requestfailed", (request) => {
      // Leaving a page aborts what it still asks for.
      const why = request.failure()?.errorText;
      if (why !== "net::ERR_ABORTED") problems.push(`${request.url()}: ${why}`);
    });
    for (let at = reader; !isOver(); at += readers) {
      const app = subAppNames[at % subAppNames.length]!;
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(`/${app}`);
      await heading.waitFor({ timeout: 20_000 }).catch((error: unknown) => {
        problems.push(`/${app} has no heading: ${String(error)}`);
      });
      if (await page.locator("html[data-version=later]").count()) laterPages += 1;
      loaded += 1;
      await write(page, at);
    }
    await context.close();
  };

  const reached = (count: number) =>
    expect.poll(() => loaded, { timeout: 5 * 60_000 }).toBeGreaterThanOrEqual(count);
  try {
    const [first, second] = [await start(a), await start(b)];
    running.add(first).add(second);
    let isOver = false;
    const reading = Promise.all(
      Array.from({ length: readers }, (_, reader) => read(reader, () => isOver)),
    );
    reading.catch(() => undefined);
    await reached(loads * 0.2);
    running.add(await start(laterA, later.folder));
    await reached(loads * 0.4);
    await stop(first);
    await reached(loads * 0.6);
    running.add(await start(laterB, later.folder));
    await stop(second);
    await reached(loads);
    isOver = true;
    await reading;
    expect(problems).toEqual([]);
    expect(laterPages).toBeGreaterThan(loads * 0.3);
    expect(kept.length).toBeGreaterThanOrEqual(loads);
    const reader = await browser.newContext({ baseURL: proxy.url });
    await reader.request.post("/auth/session/login", {
      data: { account: "root", password: demoPassword },
    });
    const found = new Set<string>();
    for (let part = 0; part * 50 <= loaded + readers; part += 1) {
      const answer = await reader.request.get(
        `/cc-api/list-view/list?list=/finance/rolling-${part}`,
      );
      const { items } = (await answer.json()) as { items: { id: string }[] };
      for (const { id } of items) found.add(id);
    }
    expect(kept.filter((id) => !found.has(id))).toEqual([]);
    await reader.close();
  } finally {
    await Promise.all(Array.from(running, stop));
    await proxy.stop();
    await postgres.stop();
    later.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
