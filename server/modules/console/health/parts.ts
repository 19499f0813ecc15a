import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Locale } from "@console-shell/contract";
import type { HealthPart, HealthState } from "@console-shell/contract/calls/health";
import type { FastifyInstance } from "fastify";
import type { FeatureHooks } from "#kernel/call.ts";
import { fieldMessage } from "#kernel/field-messages.ts";
import { readAuditState } from "#modules/identity/index.ts";
import { probeWrites } from "#platform/database/probe-writes.ts";
import { newProbeKey } from "#platform/files/file-key.ts";
import { readClocks, skewedFrom } from "#platform/database/node-clock.ts";
import type { Services } from "#platform/services.ts";

/** Timeout in milliseconds: somebody is waiting for the page. */
const longest = 5_000;

const within = async (work: () => Promise<unknown>): Promise<void> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It did not answer in time")), longest);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Duration of a check in milliseconds; null if it failed or timed out, which is reported to `failed`. */
const measured = async (
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<number | null> => {
  const began = performance.now();
  try {
    await within(work);
    return performance.now() - began;
  } catch (error) {
    failed(error);
    return null;
  }
};

type Of<Name extends HealthPart["part"]> = Extract<HealthPart, { part: Name }>;

/** From this duration on, in milliseconds, a part is degraded. */
export const slow = { database: 250, files: 1_000, delay: 200 } as const;
/** Bytes: room for a hundred uploads of the maximum size. */
const littleRoom = 1024 ** 3;
const day = 24 * 3_600_000;
/** A receiver that is restarted is away for less. */
const lateAfter = 60_000;
/** Events that nodes of the previous release may append in a moment. */
const unsigned = 1_000;

const stateOf = (took: number | null, limit: number): HealthState => {
  if (took === null) return "down";
  return took > limit ? "degraded" : "ok";
};

/** The process itself, with all nodes' clocks; `delay` is its event loop lag in milliseconds. */
const processPart = async (
  { database }: Pick<Services, "database">,
  startedAt: number,
  delay: number,
): Promise<Of<"process">> => {
  const clocks = await readClocks(database);
  const state = stateOf(delay, slow.delay);
  const isSkewed = clocks.some(({ skew }) => Math.abs(skew) >= skewedFrom);
  return {
    part: "process",
    state: state === "ok" && isSkewed ? "degraded" : state,
    startedAt,
    node: process.versions.node,
    memoryBytes: process.memoryUsage.rss(),
    delay,
    clocks,
  };
};

/** Whether the database accepts writes. */
const databasePart = async ({ database, dialect, log }: Services): Promise<Of<"database">> => {
  const took = await measured(
    () => probeWrites(database),
    (error) => log.error({ err: error }, "The database doesn't accept writes"),
  );
  return { part: "database", state: stateOf(took, slow.database), took, kind: dialect };
};

/** Whether a file can be written, read and removed in storage, and the free space, if known. */
const filesPart = async ({ files, log }: Services): Promise<Of<"files">> => {
  const key = newProbeKey();
  const failed = (error: unknown) => log.error({ err: error }, "Files cannot be written");
  let freeBytes: number | null = null;
  const took = await measured(async () => {
    try {
      await files.write(key, Buffer.from("written, read and removed"));
      await files.read(key);
    } finally {
      await files.remove(key);
    }
    freeBytes = await files.room();
  }, failed);
  const { kind } = files;
  const isFull = freeBytes !== null && freeBytes < littleRoom;
  const state = stateOf(took, slow.files);
  return {
    part: "files",
    state: state === "ok" && isFull ? "degraded" : state,
    took,
    kind,
    freeBytes,
  };
};

/** Whether the manifests of the sub-apps that this server was built with can be read, and what SUB_APPS adds. */
const subAppsPart = (
  { builds, problems }: ReturnType<FastifyInstance["publishingConsole"]>,
  locale: Locale,
): Of<"sub-apps"> => {
  const broken: Of<"sub-apps">["broken"] = problems.map((one) => ({ ...one, file: "SUB_APPS" }));
  for (const [name, { problem }] of builds)
    if (problem)
      broken.push({ name, file: "manifest.json", problem: fieldMessage(problem, locale) });
  return { part: "sub-apps", state: broken.length > 0 ? "degraded" : "ok", broken };
};

/** Whether the audit log is signed, and its receivers get it. */
const auditPart = async (services: Services, now: number): Promise<Of<"audit">> => {
  const { sequence, signedSequence, streams } = await readAuditState(services);
  // Within a second, events of the previous release aren't signed yet.
  const signed = signedSequence === 0 ? sequence === 0 : sequence - signedSequence < unsigned;
  const isLate = streams.some(
    ({ failingSince }) => failingSince !== null && now - failingSince > lateAfter,
  );
  const receiving = isLate ? "degraded" : "ok";
  return { part: "audit", state: signed ? receiving : "down", signed, streams };
};

/** Whether mails are being sent, and the last day's results. */
const mailPart = async ({ database, mailer }: Services, now: number): Promise<Of<"mail">> => {
  const countOf = async (column: "sentAt" | "error") => {
    const { count } = await database
      .selectFrom("mails")
      .where("createdAt", ">", now - day)
      .where(column, "is not", null)
      .select((expression) => expression.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  const [sent, failed] = [await countOf("sentAt"), await countOf("error")];
  const working = failed > 0 ? "degraded" : "ok";
  return {
    part: "mail",
    state: mailer.delivers ? working : "off",
    delivers: mailer.delivers,
    sent,
    failed,
  };
};

const nanosecondsInOne = 1e6;

/** Reads all parts of a server. */
export type ReadParts = (
  app: FastifyInstance,
  at: { now: number; locale: Locale },
) => Promise<HealthPart[]>;

/**
 * Returns how to read the parts. Each reader monitors the event loop on its own until the server closes, because
 * reading resets the monitor.
 */
export const createPartsReader = (services: Services, hooks: FeatureHooks): ReadParts => {
  const startedAt = services.clock();
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  hooks.onClose(() => {
    delays.disable();
    return Promise.resolve();
  });
  return async (app, { now, locale }) => {
    // The monitor's values include its own resolution; right after a reset there are none.
    const late = delays.count === 0 ? 0 : delays.percentile(99) / nanosecondsInOne;
    delays.reset();
    const [process, database, files, mail, audit] = await Promise.all([
      processPart(services, startedAt, late),
      databasePart(services),
      filesPart(services),
      mailPart(services, now),
      auditPart(services, now),
    ]);
    const stream: HealthPart = { part: "stream", state: "ok", listening: app.openStreams.size };
    const subApps = subAppsPart(app.publishingConsole(), locale);
    return [process, database, files, mail, stream, audit, subApps];
  };
};
