import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, setDefaultCACertificates } from "node:tls";
import type { AuditStreamName } from "@console-shell/contract/words/audit-streams";
import { makeCertificate } from "@console-shell/testing/certificate";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditSettingsOf } from "../../../audit-variables.ts";
import { makeSecret, signatureOf } from "#platform/secrets/sign-webhook.ts";
import { compareWithCheckpoints, sayChain } from "../../../transfer/verify-audit.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { lastCheckpoint, makeDueCheckpoint } from "./checkpoints.ts";
import { removeExpiredEvents } from "./expire.ts";
import { sendStream } from "./stream/send.ts";
import { sendSyslog } from "./stream/syslog.ts";
import { verifyChain } from "./verify.ts";
import { lockHead, hashEvent } from "./chain.ts";
import {
  endStatement,
  isSigned,
  makeKey,
  openKeys,
  publicKeyOf,
  signWith,
} from "./signing-keys.ts";
import { takeMailedToken } from "../operator/testing/add-operator.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const list = async (query?: Record<string, string | number>) =>
  (await server.as("root")).call("GET /mc-api/audit/list", { query });
const verify = async () => (await server.as("root")).call("GET /mc-api/audit/verify");
const intact = (events: number) => ({
  events,
  removed: 0,
  checkpoints: 0,
  signed: { sequence: events, at: server.clock.now() },
  brokenAt: null,
});
const login = (account: string, password: string) =>
  server.request("POST", "/auth/session/login", {
    body: { account, password },
    headers: { "user-agent": "A browser" },
  });
/** What an attacker with access to the database could do. */
const withoutGuard = async (change: () => Promise<unknown>) => {
  const { database, dialect } = server.services;
  const triggers =
    dialect === "sqlite"
      ? ["drop trigger audit_events_no_update", "drop trigger audit_events_no_delete"]
      : [
          "drop trigger audit_events_no_change on audit_events",
          "drop trigger audit_events_no_delete on audit_events",
        ];
  for (const trigger of triggers) await sql.raw(trigger).execute(database);
  await change();
};
const actions = async () => (await list({ pageSize: 100 })).items.map(({ action }) => action);

describe("audited events", () => {
  test("a sign-in has its operator, address, device and trace", async () => {
    const traceId = (await login("sales", testPassword)).headers.get("x-trace-id");
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toEqual({
      sequence: 1,
      at: server.clock.now(),
      action: "session.opened",
      outcome: "done",
      actor: "sales",
      target: "sales",
      address: "127.0.0.1",
      device: "A browser",
      details: { by: "password", remember: false },
      traceId,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test("a rejected sign-in names an account only if it exists", async () => {
    await login("sales", "not the password");
    await login("hunter2 typed into the wrong field", "not the password");
    const { items } = await list({ action: "session.refused" });
    expect(items.map(({ outcome, actor, target }) => [outcome, actor, target])).toEqual([
      ["refused", "", ""],
      ["refused", "", "sales"],
    ]);
  });

  test("changes by operators to themselves and others are in order", async () => {
    const root = await server.as("root");
    const sales = await server.as("sales");
    const id = server.operatorIds.sales;
    const at = (path: string) => `/mc-api/operator/${path}`;
    await sales.request("POST", "/cc-api/operator/updateBasicInfo", { body: { name: "New Name" } });
    const newPassword = "a quiet harbour at noon 7";
    await sales.request("POST", "/cc-api/operator/changePassword", {
      body: { oldPassword: "wrong", newPassword },
    });
    await sales.request("POST", "/cc-api/operator/changePassword", {
      body: { oldPassword: testPassword, newPassword },
    });
    const body = { account: "new.one", name: "New", email: "new@one.example", role: "sales" };
    await root.request("POST", at("create"), { body });
    await root.request("PATCH", at(id), { body: { role: "operation" } });
    await root.request("POST", at(`${id}/end-sessions`));
    await root.request("POST", at(`${id}/reset-password`));
    await root.request("POST", at(`${id}/disable`));
    await root.request("POST", at(`${id}/enable`));
    await root.request("GET", "/auth/session/logout");
    const oldest = await list({ order: "asc", pageSize: 3, page: 2 });
    expect(oldest.items.map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
    expect((await actions()).toReversed()).toEqual([
      "profile.changed",
      "password.changed",
      "password.changed",
      "operator.created",
      "operator.changed",
      "operator.sessions-ended",
      "operator.password-replaced",
      "operator.disabled",
      "operator.enabled",
      "session.ended",
    ]);
    const { items } = await list({ action: "operator.changed" });
    expect(items[0]).toMatchObject({
      actor: "root",
      target: "sales",
      details: { fields: "role", from: "sales", to: "operation" },
    });
    expect(await verify()).toEqual(intact(10));
  });

  test("a rejected change leaves no change event", async () => {
    const root = await server.as("root");
    const id = server.operatorIds.root;
    expect((await root.request("POST", `/mc-api/operator/${id}/disable`)).status).toBe(403);
    expect(await actions()).toEqual([]);
  });

  test("a registration and a password recovery", async () => {
    const body = { account: "g.kim", name: "G. Kim", company: "H", email: "g.kim@h.example" };
    await server.request("POST", "/mc-api/basic/applicant/add", { body });
    await server.request("POST", "/mc-api/basic/applicant/add", { body });
    await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
      body: { account: "sales" },
    });
    await expect.poll(actions).toEqual(["password.reset-asked", "applicant.added"]);
  });

  test("events contain no secrets @security-24", async () => {
    const canary = "canary-Zq8!vT0#kL2w";
    await login("sales", canary);
    await login(canary, testPassword);
    const root = await server.as("root");
    const id = server.operatorIds.sales;
    const reset = await root.request("POST", `/mc-api/operator/${id}/reset-password`);
    const { operator } = reset.body as { operator: { email: string } };
    const token = await takeMailedToken(server, operator.email);
    const { cookie } = await server.as("sales");
    const rows = await (await server.chained()).selectFrom("auditEvents").selectAll().execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBe(3);
    for (const secret of [canary, token, cookie.split("=")[1] ?? "?"])
      expect(text).not.toContain(secret);
  });
});

describe("the hash chain", () => {
  const events = async (count: number) => {
    for (let index = 0; index < count; index += 1) await login("sales", testPassword);
  };
  /** Rewrites the events from one on, each with the right hash, and the chain's end. */
  const recompute = async (from: number) => {
    const { database } = server.services;
    const rows = await database.selectFrom("auditEvents").selectAll().orderBy("sequence").execute();
    let hash = "";
    for (const row of rows) {
      const event = row.sequence === from ? { ...row, actor: "somebody else" } : row;
      hash = hashEvent(hash, event);
      await database
        .updateTable("auditEvents")
        .set({ actor: event.actor, hash })
        .where("sequence", "=", row.sequence)
        .execute();
    }
    await database.updateTable("auditHead").set({ hash }).execute();
  };

  test("the database rejects changing or removing an event @security-24", async () => {
    await events(1);
    const database = await server.chained();
    const change = database.updateTable("auditEvents").set({ actor: "nobody" }).execute();
    await expect(change).rejects.toThrow("append-only");
    await expect(database.deleteFrom("auditEvents").execute()).rejects.toThrow("append-only");
  });

  test.each(["actor", "target", "address", "device", "details", "hash"] as const)(
    "reveals an altered %s @security-24",
    async (column) => {
      await events(3);
      await server.chained();
      await withoutGuard(() =>
        server.services.database
          .updateTable("auditEvents")
          .set({ [column]: "something else" })
          .where("sequence", "=", 2)
          .execute(),
      );
      expect(await verify()).toMatchObject({ brokenAt: 2 });
    },
  );

  test.each([1, 2, 3])("reveals that event %i was removed @security-24", async (sequence) => {
    await events(3);
    await server.chained();
    await withoutGuard(() =>
      server.services.database.deleteFrom("auditEvents").where("sequence", "=", sequence).execute(),
    );
    expect(await verify()).toMatchObject({ brokenAt: sequence });
  });

  test("has no gaps with concurrent writers", async () => {
    const accounts = ["root", "admin", "sales", "operation"];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => login(accounts[at % 4]!, testPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await verify()).toEqual(intact(24));
  });

  test("reveals a chain that was recomputed, and isn't signed any more @security-24", async () => {
    await events(2);
    const root = await server.as("root");
    await root.call("POST /mc-api/audit/checkpoint");
    await events(3);
    await server.chained();
    await withoutGuard(() => recompute(5));
    // Everything up to the checkpoint, the third event, still matches.
    expect(await verify()).toMatchObject({ brokenAt: 4, signed: { sequence: 3 } });
    await events(1);
    const { database } = server.services;
    await database.updateTable("auditHead").set({ signedSequence: null, keyId: null }).execute();
    await events(1);
    const { items } = await list();
    expect(items[0]).toMatchObject({ sequence: 8 });
    expect(await root.call("GET /mc-api/audit/state")).toMatchObject({
      sequence: 8,
      signedSequence: 0,
    });
    const { signed } = await verify();
    expect(signed).toMatchObject({ sequence: 3 });
    expect((await root.request("POST", "/mc-api/audit/checkpoint")).status).toBe(409);
  });

  test("a removed end shows by a checkpoint, and a key of somebody else doesn't count @security-24", async () => {
    await events(3);
    const root = await server.as("root");
    const { sequence } = await root.call("POST /mc-api/audit/checkpoint");
    const { database, sealer } = server.services;
    await withoutGuard(async () => {
      await database.deleteFrom("auditEvents").where("sequence", ">", 2).execute();
      const last = await database
        .selectFrom("auditEvents")
        .select(["sequence", "hash"])
        .orderBy("sequence", "desc")
        .executeTakeFirstOrThrow();
      // Signed with a key that the attacker has put into the database.
      await database.transaction().execute(async (transaction) => {
        const at = server.clock.now();
        const others = { ...sealer, seal: () => Promise.resolve("sealed by somebody else") };
        const key = await makeKey(transaction, others, at);
        await transaction
          .updateTable("auditHead")
          .set({
            ...last,
            signedSequence: last.sequence,
            signedAt: at,
            ...signWith(key, endStatement({ ...last, at })),
          })
          .execute();
      });
    });
    expect(sequence).toBe(4);
    expect((await openKeys(database, sealer)).size).toBe(1);
    expect(await verify()).toMatchObject({ brokenAt: 3, signed: null });
  });

  test("checkpoints can be verified with the published keys", async () => {
    await events(2);
    const root = await server.as("root");
    const signed = await root.call("POST /mc-api/audit/checkpoint");
    // Nothing has happened since then, except that it was asked for.
    expect(await root.call("GET /mc-api/audit/state")).toMatchObject({ checkpoint: signed });
    const { keys } = (await root.request("GET", "/mc-api/audit/keys")).body as {
      keys: (JsonWebKey & { kid: string })[];
    };
    const checkpoint = await server.services.database
      .selectFrom("auditCheckpoints")
      .selectAll()
      .executeTakeFirstOrThrow();
    const key = publicKeyOf(keys.find(({ kid }) => kid === checkpoint.keyId)!);
    expect(isSigned(key, endStatement(checkpoint), checkpoint.signature)).toBe(true);
    const other = { ...checkpoint, sequence: 2 };
    expect(isSigned(key, endStatement(other), checkpoint.signature)).toBe(false);
    expect(await verify()).toMatchObject({ checkpoints: 1, brokenAt: null });
  });

  test("the previous release may go on appending to it", async () => {
    await events(2);
    const database = await server.chained();
    const appended = await database.transaction().execute(async (transaction) => {
      const head = await lockHead(server.services, transaction);
      const {
        sequence: _,
        hash: __,
        ...event
      } = await transaction
        .selectFrom("auditEvents")
        .selectAll()
        .where("sequence", "=", 2)
        .executeTakeFirstOrThrow();
      const sequence = head.sequence + 1;
      const hash = hashEvent(head.hash, { ...event, sequence });
      await transaction
        .insertInto("auditEvents")
        .values({ ...event, sequence, hash })
        .execute();
      await transaction.updateTable("auditHead").set({ sequence, hash }).execute();
      return sequence;
    });
    expect(appended).toBe(3);
    await events(1);
    expect(await verify()).toEqual(intact(4));
  });

  test("is signed again, part by part, after many events of the previous release", async () => {
    await events(1);
    const database = await server.chained();
    const first = await database.selectFrom("auditEvents").selectAll().executeTakeFirstOrThrow();
    let last = first;
    const appended = Array.from({ length: 5_100 }, () => {
      const event = { ...last, sequence: last.sequence + 1 };
      return (last = { ...event, hash: hashEvent(last.hash, event) });
    });
    for (const part of chunksOf(appended))
      await database.insertInto("auditEvents").values(part).execute();
    const { sequence, hash } = last;
    await database.updateTable("auditHead").set({ sequence, hash }).execute();
    await events(1);
    expect(await verify()).toEqual(intact(5_102));
  });

  test("a change is rolled back if its event can't be written @security-24", async () => {
    await sql`alter table audit_pending rename to away`.execute(server.services.database);
    expect((await login("sales", testPassword)).status).toBe(500);
    await sql`alter table away rename to audit_pending`.execute(server.services.database);
    const sessions = await server.services.database.selectFrom("sessions").selectAll().execute();
    expect(sessions).toEqual([]);
  });
});

describe("reading the audit log", () => {
  test("filters by action, outcome, time and name; pages are newest first", async () => {
    await login("sales", testPassword);
    server.clock.advance(60_000);
    const later = server.clock.now();
    await login("admin", "not the password");
    await login("admin", testPassword);
    const sequences = async (query: Record<string, string | number>) =>
      (await list(query)).items.map(({ sequence }) => sequence);
    expect(await sequences({})).toEqual([3, 2, 1]);
    expect(await sequences({ outcome: "refused" })).toEqual([2]);
    expect(await sequences({ action: "session.opened" })).toEqual([3, 1]);
    expect(await sequences({ kind: "attempts" })).toEqual([2]);
    expect(await sequences({ kind: "sessions" })).toEqual([3, 1]);
    expect(await sequences({ kind: "changes" })).toEqual([]);
    expect(await sequences({ from: later })).toEqual([3, 2]);
    expect(await sequences({ until: later })).toEqual([1]);
    expect(await sequences({ search: "SALE" })).toEqual([1]);
    expect(await sequences({ pageSize: 1, page: 2 })).toEqual([2]);
  });

  test("lists an event with an unknown action", async () => {
    await login("sales", testPassword);
    const database = await server.chained();
    await sql`insert into audit_events
      select 2, at, 'future.action', outcome, actor_id, actor, target_id, target, address, device, details, 'x', trace_id
      from audit_events`.execute(database);
    const { items } = await list();
    expect(items.map(({ action }) => action)).toEqual(["future.action", "session.opened"]);
    const own = await (await server.as("sales")).call("GET /cc-api/operator/activity");
    expect(own.items.map(({ action }) => action)).toEqual(["future.action", "session.opened"]);
  });

  test("exports CSV, oldest first, without formulas", async () => {
    const header = { "user-agent": '=HYPERLINK("http://evil.example")' };
    const body = { account: "sales", password: testPassword };
    await server.request("POST", "/auth/session/login", { body, headers: header });
    await login("admin", testPassword);
    const answer = await (await server.as("root")).request("GET", "/mc-api/audit/export");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("audit.csv");
    const lines = answer.text.trimEnd().split("\r\n");
    expect(lines[0]).toBe(
      "sequence,at,action,outcome,actor,target,address,device,details,traceId,hash",
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^1,2\d{3}-.*Z,session\.opened,done,sales,sales,127\.0\.0\.1,"'=HYPER/,
    );
  });
});

describe("retention by kind", () => {
  const day = 24 * 3_600_000;
  beforeEach(async () => {
    await server.close();
    const keptDays = { ...auditSettingsOf({}).keptDays, attempts: 30, sessions: 60 };
    server = await startTestServer({ audit: { keptDays } });
  });

  test("removes what has expired, and leaves a chain that verifies @security-24", async () => {
    const root = await server.as("root");
    for (const password of ["wrong", testPassword, "wrong", "wrong", testPassword])
      await login("sales", password);
    await root.call("POST /mc-api/audit/checkpoint");
    await login("sales", "wrong");
    await root.request("PATCH", `/mc-api/operator/${server.operatorIds.sales}`, {
      body: { role: "operation" },
    });
    const database = await server.chained();
    const sequences = async () =>
      (
        await database.selectFrom("auditEvents").select("sequence").orderBy("sequence").execute()
      ).map(({ sequence }) => sequence);
    expect(await sequences()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    server.clock.advance(31 * day);
    const expire = () => removeExpiredEvents(server.services, server.clock.now());
    await expire();
    expect(await sequences()).toEqual([2, 5, 6, 8]);
    expect(await verify()).toMatchObject({ events: 4, removed: 4, checkpoints: 1, brokenAt: null });
    server.clock.advance(30 * day);
    await expire();
    expect(await sequences()).toEqual([6, 8]);
    const ranges = await database
      .selectFrom("auditRemovals")
      .selectAll()
      .orderBy("fromSequence")
      .execute();
    expect(ranges.map((one) => [one.fromSequence, one.toSequence])).toEqual([
      [1, 5],
      [7, 7],
    ]);
    expect(await verify()).toMatchObject({ events: 2, removed: 6, checkpoints: 1, brokenAt: null });
    await expect(database.deleteFrom("auditEvents").execute()).rejects.toThrow("append-only");
    // A record that the console didn't sign proves nothing.
    await database
      .updateTable("auditRemovals")
      .set({ at: 1 })
      .where("toSequence", "=", 5)
      .execute();
    expect(await verify()).toMatchObject({ brokenAt: 1 });
  });

  test("while the chain is verified looks like no break", async () => {
    for (const password of ["wrong", testPassword, "wrong", testPassword])
      await login("sales", password);
    await server.as("root").then((root) => root.call("POST /mc-api/audit/checkpoint"));
    const database = await server.chained();
    const days = [31, 30];
    const expiring: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!("device" in (result.rows[0] ?? {}))) return result;
        server.clock.advance((days.shift() ?? 0) * day);
        await removeExpiredEvents(server.services, server.clock.now());
        return result;
      },
    };
    const read = { database: database.withPlugin(expiring) };
    const verified = await verifyChain(read, server.services.sealer);
    expect(verified).toMatchObject({ events: 1, removed: 4, brokenAt: null });
    expect(days).toEqual([]);
  });
});

test("retention keeps what a receiver hasn't got, and leaves records that it doesn't touch", async () => {
  await server.close();
  const day = 24 * 3_600_000;
  const keptDays = { ...auditSettingsOf({}).keptDays, attempts: 30, sessions: 60 };
  const folder = mkdtempSync(join(tmpdir(), "console-audit-kept-"));
  server = await startTestServer({
    audit: { keptDays, streams: { file: join(folder, "events") } },
  });
  const root = await server.as("root");
  const change = (role: "operation" | "sales") =>
    root.call("PATCH /mc-api/operator/:id", {
      params: { id: server.operatorIds.sales },
      body: { role },
    });
  await login("operation", testPassword);
  await change("operation");
  await login("operation", "wrong");
  await change("sales");
  await login("operation", testPassword);
  await change("operation");
  const database = await server.chained();
  const expire = () => removeExpiredEvents(server.services, server.clock.now());
  const removed = async () =>
    (await database.selectFrom("auditRemovals").selectAll().orderBy("fromSequence").execute()).map(
      (one) => [one.fromSequence, one.at],
    );
  server.clock.advance(31 * day);
  await expire();
  expect(await removed()).toEqual([]);
  await sendStream(server.services, "file");
  await expire();
  const first = server.clock.now();
  expect(await removed()).toEqual([[3, first]]);
  server.clock.advance(30 * day);
  await expire();
  const second = server.clock.now();
  expect(await removed()).toEqual([
    [1, second],
    [3, first],
    [5, second],
  ]);
  expect(await verify()).toMatchObject({ removed: 3, brokenAt: null });
  rmSync(folder, { recursive: true });
});

describe("sending the log to a SIEM", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-audit-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const withStreams = async (audit: Partial<typeof server.services.audit>) => {
    await server.close();
    server = await startTestServer({ audit });
  };
  const send = async (name: AuditStreamName) => {
    await server.chained();
    await sendStream(server.services, name);
  };
  const jsonOf = (line: string) => JSON.parse(line) as Record<string, unknown>;

  test("a TLS syslog server gets each event in a frame, in order, also after it was away", async () => {
    const pem = makeCertificate();
    setDefaultCACertificates([pem]);
    const received: string[] = [];
    const receiver = createServer({ key: pem, cert: pem }, (socket) => {
      const pieces: Buffer[] = [];
      socket.on("data", (piece: Buffer) => pieces.push(piece));
      socket.on("end", () => {
        let rest = Buffer.concat(pieces);
        while (rest.length > 0) {
          const space = rest.indexOf(" ");
          const end = space + 1 + Number(rest.subarray(0, space).toString());
          received.push(rest.subarray(space + 1, end).toString());
          rest = rest.subarray(end);
        }
        socket.end();
      });
    });
    const listen = async (port: number) => {
      receiver.listen(port, "127.0.0.1");
      await once(receiver, "listening");
      return (receiver.address() as AddressInfo).port;
    };
    const port = await listen(0);
    await withStreams({ streams: { syslog: `tls://localhost:${port}` } });
    await login("sales", "wrong");
    const traceId = (await login("sales", testPassword)).headers.get("x-trace-id");
    await send("syslog");
    expect(received).toHaveLength(2);
    expect(received[0]).toMatch(
      /^<108>1 \d{4}-\d\d-\d\dT[\d:.]+Z console\.test console-shell - session\.refused - \{/,
    );
    receiver.close();
    await once(receiver, "close");
    await login("admin", testPassword);
    await send("syslog");
    const root = await server.as("root");
    const streams = async () => (await root.call("GET /mc-api/audit/state")).streams;
    expect(await streams()).toMatchObject([
      { name: "syslog", sequence: 2, behind: 1, failingSince: server.clock.now() },
    ]);
    await listen(port);
    // Not before the next attempt is due.
    await send("syslog");
    expect(received).toHaveLength(2);
    server.clock.advance(2_000);
    await send("syslog");
    const events = received.map((text) => jsonOf(text.slice(text.indexOf("{"))));
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(events[1]).toEqual({
      version: 1,
      sequence: 2,
      time: expect.any(String),
      kind: "sessions",
      action: "session.opened",
      outcome: "done",
      actor: { id: server.operatorIds.sales, name: "sales" },
      target: { id: server.operatorIds.sales, name: "sales" },
      address: "127.0.0.1",
      device: "A browser",
      details: { by: "password", remember: false },
      traceId,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await streams()).toMatchObject([{ sequence: 3, behind: 0, failingSince: null }]);
    receiver.close();
  });

  test("over UDP an event that is too long for a datagram comes without its details", async () => {
    const receiver = createSocket("udp4").bind(0, "127.0.0.1");
    await once(receiver, "listening");
    const received = once(receiver, "message");
    const json = JSON.stringify({ sequence: 1, details: { filter: "x".repeat(70_000) } });
    const line = { sequence: 1, at: 0, name: "list.exported", isRefused: false, json };
    const { signal } = new AbortController();
    await sendSyslog(`udp://127.0.0.1:${receiver.address().port}`, [line], { host: "h", signal });
    const [message] = (await received) as [Buffer];
    expect(message.toString()).toBe(
      '<109>1 1970-01-01T00:00:00.000Z h console-shell - list.exported - {"sequence":1,"details":{},"detailsOmitted":true}',
    );
    receiver.close();
  });

  test("a clock that was ahead for a while stops neither receivers nor checkpoints", async () => {
    const file = join(folder, "ahead");
    await withStreams({ streams: { file } });
    await login("sales", testPassword);
    const now = server.clock.now();
    server.clock.advance(366 * 24 * 3_600_000);
    await send("file");
    await makeDueCheckpoint(server.services, 3_600_000);
    server.clock.advance(now - server.clock.now());
    await login("sales", testPassword);
    await send("file");
    await makeDueCheckpoint(server.services, 3_600_000);
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(2);
    expect(await lastCheckpoint(server.services.database)).toEqual({ sequence: 2, at: now });
  });

  test("a webhook is signed, and a rejected delivery is sent again", async () => {
    const webhookSecret = makeSecret();
    const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
    const receiver = createHttpServer((request, response) => {
      let body = "";
      request.on("data", (piece) => (body += String(piece)));
      request.on("end", () => {
        requests.push({ headers: request.headers, body });
        response.writeHead(requests.length === 1 ? 503 : 204).end();
      });
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await withStreams({ streams: { webhook }, webhookSecret });
    await login("sales", testPassword);
    await send("webhook");
    server.clock.advance(2_000);
    await send("webhook");
    const [first, second] = requests as [(typeof requests)[0], (typeof requests)[0]];
    expect(second.body).toBe(first.body);
    const { "webhook-id": id, "webhook-timestamp": timestamp } = second.headers;
    expect(second.headers["webhook-signature"]).toBe(
      signatureOf({ id: String(id), timestamp: Number(timestamp), body: second.body }, [
        webhookSecret,
      ]),
    );
    expect(jsonOf(second.body)).toMatchObject({ events: [{ sequence: 1 }] });
    receiver.close();
  });

  test("files get events and checkpoints, with which the log can be verified offline @security-24", async () => {
    const [file, checkpointFile] = [join(folder, "events"), join(folder, "checkpoints")];
    await withStreams({ streams: { file, "checkpoint-file": checkpointFile } });
    const root = await server.as("root");
    await login("sales", testPassword);
    await root.call("POST /mc-api/audit/checkpoint");
    await send("file");
    await send("checkpoint-file");
    const lines = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").map(jsonOf);
    expect(lines(file).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(lines(checkpointFile)).toMatchObject([{ sequence: 2, at: server.clock.now() }]);
    const said: string[] = [];
    const compare = () =>
      compareWithCheckpoints(server.services, "It", checkpointFile, (line) => said.push(line));
    await compare();
    expect(said.at(-1)).toContain("matches 1 checkpoints, the last of event 2");
    // Without a file, the chain and its signatures are all there is.
    const walk = () => sayChain(server.services, "It", (line) => said.push(line));
    await walk();
    expect(said.slice(-2)).toEqual([
      expect.stringMatching(
        /^It has 2 events in an unbroken chain, signed up to event 2 at 20.*Z\.$/,
      ),
      expect.stringMatching(/only checkpoints that are kept elsewhere show that\.$/),
    ]);
    // A full disk or a crash cuts a line off; what's sent next begins on a line of its own.
    for (const path of [file, checkpointFile]) appendFileSync(path, '{"version":1,"sequ');
    await root.call("POST /mc-api/audit/checkpoint");
    await send("file");
    await send("checkpoint-file");
    expect(jsonOf(readFileSync(file, "utf8").trimEnd().split("\n").at(-1)!).sequence).toBe(3);
    await compare();
    expect(said).toContain(`${checkpointFile}, line 2: cut off, and not compared.`);
    expect(said.at(-1)).toContain("matches 2 checkpoints, the last of event 3");
    const forged = {
      ...jsonOf(readFileSync(checkpointFile, "utf8").split("\n")[0]!),
      hash: "0".repeat(64),
    };
    writeFileSync(checkpointFile, JSON.stringify(forged));
    await expect(compare()).rejects.toThrow("line 1");
    await withoutGuard(() =>
      server.services.database
        .updateTable("auditEvents")
        .set({ actor: "somebody" })
        .where("sequence", "=", 2)
        .execute(),
    );
    await expect(walk()).rejects.toThrow("event 2 was changed or removed");
  });
});
