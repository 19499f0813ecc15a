import type { Image } from "@console-shell/contract/calls/library";
import type { Locale } from "@console-shell/contract";
import { newId } from "../../../platform/database/id.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { holdImages, probeKey, withFiles } from "../../catalog/index.ts";
import { lookAtProbe } from "./look-at-probe.ts";
import type { InSlot } from "../../../kernel/semaphore.ts";
import { removeProbes } from "./remove-probes.ts";
import { callEngine } from "../../../kernel/call-engine.ts";

/** Lifetime of a probe in milliseconds. */
export const probeLifetime = 60 * 60_000;

/** Maximum probes of one operator; a further one replaces the oldest. */
export const maxProbes = 12;

interface Picture {
  content: Buffer;
  mediaType: Image["mediaType"];
  width: number;
  height: number;
  /** Where it is a library's. */
  imageId?: string;
}

interface ProbeCall {
  services: Services;
  session: { operatorId: string };
  locale: Locale;
  now: number;
}

const dropOldest = async (services: Services, operatorId: string) => {
  const beyond = await services.database
    .selectFrom("probes")
    .select("id")
    .where("operatorId", "=", operatorId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1_000)
    .offset(maxProbes)
    .execute();
  await removeProbes(
    services,
    beyond.map(({ id }) => id),
  );
};

const keepProbe = async (
  { services, session, now }: ProbeCall,
  { content, mediaType, width, height, imageId }: Picture,
): Promise<string> => {
  const seen = await lookAtProbe(services.vision, { content, width, height });
  const id = newId();
  const row = {
    id,
    operatorId: session.operatorId,
    mediaType,
    width,
    height,
    seen,
    createdAt: now,
    expiresAt: now + probeLifetime,
    imageId: imageId ?? null,
  };
  await withFiles(services, { [probeKey(id, mediaType)]: content }, async (transaction) => {
    await holdImages(services, transaction, [row.imageId]);
    await transaction.insertInto("probes").values(row).execute();
  });
  await dropOldest(services, session.operatorId);
  return id;
};

/**
 * Runs the engine on a picture and stores it for its operator; returns its identifier. `field` is the name of the
 * picture's input. If the concurrency limit is reached, or the engine is down, it's `unavailable`;
 * if it's the operator's own limit, `throttled`.
 */
export const makeProbe = async (
  call: ProbeCall,
  inSlot: InSlot,
  field: "file" | "imageId",
  read: () => Promise<Picture>,
): Promise<string> => {
  const keep = async () => keepProbe(call, await read());
  return callEngine(
    call,
    () => inSlot(keep, call.session.operatorId),
    () => new Refusal("unsupported_media", [{ path: field, code: "unreadable" }]),
  );
};
