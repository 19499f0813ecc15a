import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const hour = 3_600_000;
let server: TestServer;
let admin: TestClient;
let sales: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  [admin, sales] = [await server.as("admin"), await server.as("sales")];
});
afterEach(() => server.close());

const input = (change: object = {}) => ({
  title: { "en-US": "Maintenance", "zh-CN": "维护" },
  text: { "en-US": "Tonight at ten", "zh-CN": "今晚十点" },
  level: "info" as const,
  startsAt: server.clock.now(),
  endsAt: server.clock.now() + hour,
  ...change,
});
const create = (change?: object) =>
  admin.call("POST /mc-api/announcement/create", { body: input(change) });
const named = (name: string) => ({
  title: { "en-US": name, "zh-CN": "" },
  text: { "en-US": name, "zh-CN": "" },
});
const current = async (client: TestClient = sales, locale = "en-US") => {
  const answer = await client.request("GET", "/cc-api/announcement/current", {
    headers: { "accept-language": locale },
  });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { items: { id: string; title: string; locale: string }[] }).items;
};

describe("an announcement", () => {
  test("is read by every operator in their language while it is active", async () => {
    const made = await create();
    expect(made).toMatchObject({ ...input(), state: "current", createdAt: server.clock.now() });
    expect(await current()).toEqual([
      {
        id: made.id,
        locale: "en-US",
        title: "Maintenance",
        text: "Tonight at ten",
        level: "info",
        startsAt: made.startsAt,
        endsAt: made.endsAt,
      },
    ]);
    expect(await current(sales, "zh-CN")).toMatchObject([{ locale: "zh-CN", title: "维护" }]);
    server.clock.advance(hour - 1);
    expect(await current()).toHaveLength(1);
    server.clock.advance(1);
    expect(await current()).toEqual([]);
  });

  test("keeps paragraphs as they were written, and its title as a line", async () => {
    const text = "\u3000\u3000第１条：本系统将于１０月升级。\n\u3000\u3000ＡＰＩ（公开）不受影响。";
    const made = await create({ title: { "zh-CN": "１０月\u3000升级" }, text: { "zh-CN": text } });
    expect(made).toMatchObject({ title: { "zh-CN": "10月 升级" }, text: { "zh-CN": text } });
    const blank = { body: input({ text: { "en-US": "\u3000\u200B", "zh-CN": "今晚" } }) };
    expect(await admin.request("POST", "/mc-api/announcement/create", blank)).toMatchObject({
      status: 400,
      body: { fields: [{ path: "text.en-US", code: "required" }] },
    });
  });

  test("in one language is read in that one by all", async () => {
    await create({ title: { "zh-CN": "维护" }, text: { "zh-CN": "今晚十点" } });
    expect(await current()).toMatchObject([{ locale: "zh-CN", title: "维护" }]);
  });

  test("that is scheduled appears at its start", async () => {
    await create({ startsAt: server.clock.now() + hour, endsAt: null });
    expect(await current()).toEqual([]);
    server.clock.advance(hour);
    expect(await current()).toHaveLength(1);
  });

  test("with a warning comes first, then the latest", async () => {
    await create({ ...named("old"), startsAt: server.clock.now() - 2 });
    await create({ ...named("new"), startsAt: server.clock.now() - 1 });
    await create({ ...named("warning"), startsAt: server.clock.now() - 3, level: "warning" });
    expect((await current()).map(({ title }) => title)).toEqual(["warning", "new", "old"]);
  });

  test("once dismissed is gone in every session of that operator, even when dismissed twice", async () => {
    const { id } = await create();
    const dismiss = () => sales.call("POST /cc-api/announcement/:id/dismiss", { params: { id } });
    expect([await dismiss(), await dismiss()]).toEqual([true, true]);
    expect(await current(await server.as("sales"))).toEqual([]);
    expect(await current(admin)).toHaveLength(1);
  });

  test("that hasn't started or doesn't exist can't be dismissed", async () => {
    const planned = await create({ startsAt: server.clock.now() + 1 });
    for (const id of [planned.id, server.operatorIds.root]) {
      const answer = await sales.request("POST", `/cc-api/announcement/${id}/dismiss`);
      expect(answer.body).toMatchObject({ code: "not_found" });
    }
  });

  test("can be edited as a whole, and ended once", async () => {
    const { id } = await create();
    const change = input({ ...named("Moved"), level: "warning", endsAt: null });
    const params = { id };
    server.clock.advance(1000);
    const updated = await admin.call("POST /mc-api/announcement/:id/update", {
      params,
      body: change,
    });
    expect(updated).toMatchObject({ ...change, id, updatedAt: server.clock.now() });
    const ended = await admin.call("POST /mc-api/announcement/:id/end", { params });
    expect(ended).toMatchObject({ state: "ended", endsAt: server.clock.now() });
    expect(await current()).toEqual([]);
    const again = await admin.request("POST", `/mc-api/announcement/${id}/end`);
    expect(again.body).toMatchObject({
      code: "conflict",
      fields: [{ path: "state", code: "ended" }],
    });
  });

  test("that is scheduled never starts once ended", async () => {
    const { id } = await create({ startsAt: server.clock.now() + hour, endsAt: null });
    const ended = await admin.call("POST /mc-api/announcement/:id/end", { params: { id } });
    expect(ended).toMatchObject({ state: "ended", startsAt: server.clock.now() });
    server.clock.advance(2 * hour);
    expect(await current()).toEqual([]);
  });

  test("that doesn't exist is 404", async () => {
    const at = `/mc-api/announcement/${server.operatorIds.root}`;
    const update = await admin.request("POST", `${at}/update`, { body: input() });
    const end = await admin.request("POST", `${at}/end`);
    expect([update.status, end.status]).toEqual([404, 404]);
  });

  test("isn't overwritten if another operator has changed it since", async () => {
    const opened = await create();
    server.clock.advance(1);
    const at = `/mc-api/announcement/${opened.id}/update`;
    const change = (name: string, updatedAt: number) =>
      admin.request("POST", at, { body: input({ ...named(name), updatedAt }) });
    expect((await change("first", opened.updatedAt)).status).toBe(200);
    const late = await change("second", opened.updatedAt);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ fields: [{ path: "updatedAt", code: "changed" }] });
    expect((await current()).map(({ title }) => title)).toEqual(["first"]);
    expect((await change("third", server.clock.now())).status).toBe(200);
  });

  test("is audited with its old and new content, even after its end", async () => {
    const { id } = await create({ text: named("Tonight").title, title: named("Work").title });
    const params = { id };
    server.clock.advance(1000);
    await admin.call("POST /mc-api/announcement/:id/end", { params });
    const body = input({ ...named("Work"), level: "warning", endsAt: null });
    await admin.call("POST /mc-api/announcement/:id/update", { params, body });
    const events = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "details"])
      .orderBy("sequence")
      .execute();
    const at = (seconds: number) =>
      new Date(server.clock.now() - 1000 + seconds * 1000).toISOString();
    expect(events.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      {
        "title.en-US": "Work",
        "text.en-US": "Tonight",
        level: "info",
        startsAt: at(0),
        endsAt: at(3600),
      },
      { "from.endsAt": at(3600), "to.endsAt": at(1) },
      {
        "from.text.en-US": "Tonight",
        "to.text.en-US": "Work",
        "from.level": "info",
        "to.level": "warning",
        "from.startsAt": at(0),
        "to.startsAt": at(1),
        "from.endsAt": at(1),
        "to.endsAt": null,
        hadEnded: true,
      },
    ]);
  });

  test("is audited by its name", async () => {
    const { id } = await create();
    await admin.call("POST /mc-api/announcement/:id/end", { params: { id } });
    const events = await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "actor", "targetId", "target"])
      .execute();
    const same = { actor: "admin", targetId: id, target: "Maintenance" };
    expect(events).toEqual([
      { action: "announcement.created", ...same },
      { action: "announcement.ended", ...same },
    ]);
  });
});

describe("errors are named", () => {
  test.each([
    [named(""), ["text.en-US", "text.zh-CN", "title.en-US", "title.zh-CN"]],
    [{ title: {}, text: { "en-US": "Text" } }, ["title.en-US"]],
    [{ title: { "en-US": "Title", "zh-CN": "标题" }, text: { "en-US": "Text" } }, ["text.zh-CN"]],
    [{ title: { "en-US": "x".repeat(121), "zh-CN": "维护" } }, ["title.en-US"]],
    [{ level: "error" }, ["level"]],
    [{ endsAt: 1 }, ["endsAt"]],
    [{ endsAt: undefined }, ["endsAt"]],
    [{ startsAt: "now" }, ["startsAt"]],
    [{ state: "ended" }, ["state"]],
    [{ title: { "en-US": "Title", "zh-CN": "标题", "fr-FR": "Titre" } }, ["title.fr-FR"]],
  ])("%j", async (change, paths) => {
    const answer = await admin.request("POST", "/mc-api/announcement/create", {
      body: input(change),
    });
    expect(answer.status, answer.text).toBe(400);
    const { fields } = answer.body as { fields: { path: string; message: string }[] };
    expect(fields.map(({ path }) => path).toSorted()).toEqual(paths);
    expect(fields.every(({ message }) => message !== "")).toBe(true);
  });
});

describe("the list", () => {
  const list = async (query?: object) => {
    const { items, total } = await admin.call("GET /mc-api/announcement/list", { query });
    return { total, names: items.map(({ title }) => title["en-US"] || title["zh-CN"]) };
  };

  test("can be searched, filtered by state, sorted and paged", async () => {
    const now = server.clock.now();
    await create({ ...named("planned"), startsAt: now + hour, endsAt: now + 2 * hour });
    await create({ ...named("current"), startsAt: now, endsAt: null, level: "warning" });
    await create({ ...named("ended"), startsAt: now - 2 * hour, endsAt: now });
    await create({ title: { "zh-CN": "维护" }, text: { "zh-CN": "100%" }, startsAt: now - 1 });
    expect(await list()).toEqual({ total: 4, names: ["planned", "current", "维护", "ended"] });
    expect(await list({ state: "planned" })).toEqual({ total: 1, names: ["planned"] });
    expect(await list({ state: "current" })).toEqual({ total: 2, names: ["current", "维护"] });
    expect(await list({ state: "ended" })).toEqual({ total: 1, names: ["ended"] });
    expect(await list({ search: "CURR" })).toEqual({ total: 1, names: ["current"] });
    expect(await list({ search: "0%" })).toEqual({ total: 1, names: ["维护"] });
    expect((await list({ sort: "startsAt", order: "asc" })).names).toEqual([
      "ended",
      "维护",
      "current",
      "planned",
    ]);
    expect((await list({ sort: "level", order: "desc" })).names[0]).toBe("current");
    expect(await list({ pageSize: 3, page: 2 })).toEqual({ total: 4, names: ["ended"] });
    const file = await admin.request("GET", "/mc-api/announcement/export", {
      query: { state: "current" },
    });
    const [head, ...lines] = file.text.trimEnd().split("\r\n");
    expect(head).toMatch(
      /^titleEnglish,titleChinese,textEnglish,textChinese,level,state,startsAt,/,
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^current,,current,,warning,current,\d{4}-/);
    expect(lines[1]).toMatch(/^,维护,,100%,info,current,/);
  });

  test("needs the permission to read, and another one to change", async () => {
    const director = await server.as("bizDirector");
    expect((await director.request("GET", "/mc-api/announcement/list")).status).toBe(200);
    const made = await director.request("POST", "/mc-api/announcement/create", { body: input() });
    expect(made.body).toMatchObject({ fields: [{ code: "management:announcement:update" }] });
    expect((await sales.request("GET", "/mc-api/announcement/list")).status).toBe(403);
    expect((await server.request("GET", "/cc-api/announcement/current")).status).toBe(401);
  });
});
