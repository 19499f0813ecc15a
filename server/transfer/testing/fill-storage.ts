import { join } from "node:path";
import { auditSettingsOf } from "../../audit-variables.ts";
import { createBackground } from "#platform/background.ts";
import { readKeys } from "#platform/secrets/read-key.ts";
import { refuseOtherKey } from "#platform/secrets/refuse-other-key.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import { sql } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { ServedDatabase } from "#platform/database/open.ts";
import { makeDemoPassword } from "../../demo/demo-password.ts";
import { runSeeds } from "../../demo/run-seeds.ts";
import type { DemoSeeds } from "../../demo/seed.ts";
import { shortSeeds } from "../../demo/testing/short-seeds.ts";
import { syncPermissions } from "#modules/identity/role/writes.ts";
import { injected } from "#modules/index.ts";
import { makeCheckpoint } from "#modules/identity/audit/checkpoints.ts";
import { recordAuditAlone } from "#modules/identity/audit/writes.ts";
import { leaveFiles } from "#platform/files/left-files.ts";
import { createSession } from "#modules/identity/session/writes.ts";
import { fileStore } from "#platform/files/file-store.ts";
import { createLogger } from "#platform/logger.ts";
import type { Services } from "#platform/services.ts";
import { readBuilds } from "#modules/registry/pages/builds.ts";
import { builtFixture } from "#modules/registry/pages/fixture.ts";
import { keepAssets } from "#modules/registry/pages/kept-assets.ts";
import { fillSubApps } from "#modules/registry/testing/fill-sub-apps.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import { createExactIndex } from "#platform/vision/vectors/exact-index.ts";
import type { ConsoleStorage } from "../storage/console-storage.ts";
import { within } from "./new-storage.ts";
import { seeAnImage } from "./see-an-image.ts";

const demoPassword = "a password for the demo";

/** Texts that contain every allowed character. */
const wildTexts = (): string[] => {
  const pieces: string[] = [];
  for (let from = 1; from < 0x11_0000; from += 0x4000) {
    let piece = "";
    for (let code = from; code < from + 0x4000 && code < 0x11_0000; code += 1)
      if (code < 0xd800 || code > 0xdfff) piece += String.fromCodePoint(code);
    pieces.push(piece);
  }
  return pieces;
};

const servicesOf = (
  { database, dialect, reports }: ServedDatabase,
  { dataDirectory }: ConsoleStorage,
): Services => ({
  database,
  dialect,
  reports,
  clock: Date.now,
  clockSkew: () => null,
  files: fileStore(join(dataDirectory, "files")),
  mailer: { mailbox: true, delivers: true, send: () => Promise.resolve() },
  log: createLogger("silent"),
  sealer: createSealer(readKeys(dataDirectory)),
  background: createBackground(createLogger("silent")),
  hostOrigins: [],
  devOrigins: [],
  faceLoginRoles: [],
  environment: "test",
  publicUrl: "http://console.test",
  backends: { networks: [], metricsPort: undefined },
  webhooks: { privateAddresses: false, timeout: 10_000, every: 5_000 },
  audit: auditSettingsOf({}),
  ...injected,
  vision: blindEngine,
  imagesAtOnce: 1,
  processRoles: new Set(["web"]),
  vectors: createExactIndex(database),
});

/** Only filled by using the console. */
const use = async (services: Services): Promise<string> => {
  const { database } = services;
  const now = Date.now();
  const ids = await database.selectFrom("operators").select("id").orderBy("account").execute();
  const operatorId = ids[0]?.id ?? "";
  for (let event = 0; event < 5; event += 1)
    await recordAuditAlone(
      { services, session: null, request: { ip: "10.0.0.1", headers: {} }, now },
      { action: "session.refused", outcome: "refused", details: { reason: "测试\u2028" } },
    );
  await makeCheckpoint(services);
  const { sequence, hash, at, keyId, signature } = await database
    .selectFrom("auditCheckpoints")
    .selectAll()
    .executeTakeFirstOrThrow();
  // Beyond the end of the chain, where it says nothing about an event.
  const range = { fromSequence: sequence + 100, toSequence: sequence + 100, hashBefore: hash };
  await database
    .insertInto("auditRemovals")
    .values({ ...range, hash, at, keyId, signature })
    .execute();
  await database.insertInto("demoSteps").values({ name: "another demo's" }).execute();
  await database
    .insertInto("auditStreams")
    .values({ name: "file", sequence, failures: 0, dueAt: now })
    .execute();
  // One that isn't in the chain yet.
  await recordAuditAlone(
    { services, session: null, request: { ip: "10.0.0.1", headers: {} }, now },
    { action: "session.refused", outcome: "refused" },
  );
  await database
    .insertInto("mails")
    .values(
      wildTexts().map((text, at) => ({
        id: at % 2 === 0 ? newId() : newId().toUpperCase(),
        recipient: "someone@console.test",
        subject: `${at}`,
        text: at === 0 ? null : text,
        locale: "zh-CN" as const,
        createdAt: now,
        sentAt: null,
        error: null,
      })),
    )
    .execute();
  await database
    .insertInto("financeAnswers")
    .values({
      key: "one-key",
      call: "finance.addClient",
      asked: "hash",
      operatorId,
      answer: "{}",
      createdAt: now,
    })
    .execute();
  await database
    .insertInto("receiptUploads")
    .values({
      id: newId(),
      fileName: "回单.pdf",
      mediaType: "application/pdf",
      size: 1_024,
      sha256: "hash",
      uploadedBy: operatorId,
      uploadedAt: now,
    })
    .execute();
  const { id: clientAppId } = await database
    .selectFrom("clientApplications")
    .select("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("idempotentCalls")
    .values({
      applicationId: clientAppId,
      key: "one-key",
      requestHash: "hash",
      lease: "lease",
      status: 201,
      answer: "{}",
      endsAt: now + 3_600_000,
    })
    .execute();
  await seeAnImage(services, now);
  await leaveFiles(database, ["probes/left.jpg"], now);
  const fixture = builtFixture();
  await keepAssets(
    services,
    readBuilds(fixture.root, (file, error) => {
      throw new Error(file, { cause: error });
    }),
  );
  fixture.remove();
  const end = now + 3_600_000;
  await database
    .insertInto("nodeClocks")
    .values({ id: newId(), name: "节点", skew: -3, measuredAt: now })
    .execute();
  await database
    .insertInto("totpSecrets")
    .values({
      operatorId,
      secret: await services.sealer.seal(database, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", {
        kind: "totp",
        owner: operatorId,
      }),
      since: now,
      lastStep: 0,
      pending: null,
    })
    .execute();
  await database
    .insertInto("recoveryCodes")
    .values({ codeHash: "r", operatorId, usedAt: null })
    .execute();
  await database
    .insertInto("passkeys")
    .values({
      id: newId(),
      operatorId,
      credentialId: "p",
      publicKey: "k",
      counter: 0,
      synced: true,
      name: "钥匙",
      createdAt: now,
      lastUsedAt: null,
    })
    .execute();
  await database
    .insertInto("passkeyChallenges")
    .values({ challengeHash: "h", operatorId: null, expiresAt: end })
    .execute();
  await database
    .insertInto("faceTemplates")
    .values({ operatorId, embedding: "e", model: "m", consent: "c", createdAt: now })
    .execute();
  await database
    .insertInto("cameraChallenges")
    .values({
      challengeHash: "c",
      subject: "s",
      steps: ["center"],
      takenBy: null,
      expiresAt: end,
    })
    .execute();
  const { id: providerId } = await database
    .selectFrom("identityProviders")
    .select("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("signOnFlows")
    .values({
      tokenHash: "s",
      providerId,
      purpose: "sign-in",
      sessionId: null,
      state: "s",
      nonce: "n",
      codeVerifier: "v",
      taken: true,
      proved: {
        subject: "张三",
        email: "",
        emailVerified: false,
        name: "",
        account: "",
        role: null,
        sid: null,
        factor: false,
        authAt: 0,
      },
      createdAt: now,
      expiresAt: end,
    })
    .execute();
  await database
    .insertInto("usedLogoutTokens")
    .values({ tokenHash: "u", expiresAt: end })
    .execute();
  await database.insertInto("passwordPolicy").values({ id: 1, passwords: "everyone" }).execute();
  await database
    .insertInto("setupLink")
    .values({ id: 1, tokenHash: "l", expiresAt: end })
    .execute();
  await database
    .insertInto("resetCodes")
    .values({ operatorId, codeHash: "c", expiresAt: end, attempts: 1, attemptsUntil: end })
    .execute();
  await database
    .insertInto("resetTokens")
    .values({ tokenHash: "t", operatorId, expiresAt: end })
    .execute();
  await database
    .insertInto("invitations")
    .values({ tokenHash: "i", operatorId, expiresAt: end, usedAt: null })
    .execute();
  await database
    .insertInto("knownDevices")
    .values({ tokenHash: "d", operatorId, lastSeenAt: now })
    .execute();
  await database
    .insertInto("throttleCounters")
    .values({ key: "login 10.0.0.1", count: 3, resetsAt: end })
    .execute();
  await database
    .insertInto("recents")
    .values({ operatorId, path: "/finance", title: "财务管理", visitedAt: now })
    .execute();
  await database
    .insertInto("announcementDismissals")
    .columns(["announcementId", "operatorId"])
    .expression((from) =>
      from.selectFrom("announcements").select(["id", sql.val(operatorId).as("operatorId")]),
    )
    .execute();
  const token = await createSession(services, operatorId, { now, remember: true });
  await fillSubApps(services, operatorId, now);
  // Larger than JavaScript's safe integers.
  for (const value of ["9223372036854775807", "-9223372036854775808"])
    await sql`insert into finance_counters (name, value) values (${value}, ${sql.raw(value)})`.execute(
      database,
    );
  return token;
};

const fill = <Result>(
  storage: ConsoleStorage,
  password: string,
  work: (services: Services) => Promise<Result>,
  chosen: DemoSeeds = shortSeeds,
): Promise<Result> => {
  return within(storage, async (opened) => {
    await syncPermissions(opened.database);
    const services = servicesOf(opened, storage);
    await refuseOtherKey(opened.database, services.sealer);
    await runSeeds(services, password, chosen);
    return work(services);
  });
};

/** Fills migrated storage with the demo and with rows that only use creates; returns a session's token. */
export const fillStorage = (storage: ConsoleStorage): Promise<string> =>
  fill(storage, demoPassword, use);

/** Fills migrated storage as the first start of a demo does, or with `chosen` seeds. */
export const fillDemo = (
  storage: ConsoleStorage,
  password: string,
  chosen?: DemoSeeds,
): Promise<void> =>
  fill(
    storage,
    password,
    async () => void makeDemoPassword(storage.dataDirectory, password),
    chosen,
  );
