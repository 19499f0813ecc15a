import type { AuditEvent } from "@console-shell/contract/calls/audit";
import { kindOfEvent } from "@console-shell/contract/words/audit-kinds";
import type { Kysely, Selectable } from "kysely";
import type { AuditEventsTable } from "#platform/database/tables/audit.ts";
import type { Tables } from "#platform/database/tables/index.ts";

/** An event or a checkpoint, as receivers outside the console get it. */
export interface Line {
  sequence: number;
  at: number;
  /** The action, or `checkpoint`. */
  name: string;
  isRefused: boolean;
  /** JSON in one line. */
  json: string;
}

/** Lines per delivery. */
const atOnce = 200;

const eventLine = (event: Selectable<AuditEventsTable>): Line => {
  const { sequence, at, action, outcome, address, device, hash } = event;
  const json = {
    version: 1,
    sequence,
    time: new Date(at).toISOString(),
    kind: kindOfEvent(event),
    action,
    outcome,
    actor: { id: event.actorId, name: event.actor },
    target: { id: event.targetId, name: event.target },
    address,
    device,
    details: JSON.parse(event.details) as AuditEvent["details"],
    traceId: event.traceId,
    hash,
  };
  return {
    sequence,
    at,
    name: action,
    isRefused: outcome === "refused",
    json: JSON.stringify(json),
  };
};

/** The next events after a number, in order. */
export const nextEvents = async (database: Kysely<Tables>, after: number): Promise<Line[]> => {
  const rows = await database
    .selectFrom("auditEvents")
    .selectAll()
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(atOnce)
    .execute();
  return rows.map(eventLine);
};

/** The next checkpoints after a number, in order, each with the public key that verifies it. */
export const nextCheckpoints = async (database: Kysely<Tables>, after: number): Promise<Line[]> => {
  const rows = await database
    .selectFrom("auditCheckpoints")
    .innerJoin("auditKeys", "auditKeys.id", "auditCheckpoints.keyId")
    .selectAll("auditCheckpoints")
    .select("publicKey")
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(atOnce)
    .execute();
  return rows.map(({ publicKey, ...checkpoint }) => ({
    sequence: checkpoint.sequence,
    at: checkpoint.at,
    name: "checkpoint",
    isRefused: false,
    json: JSON.stringify({
      version: 1,
      ...checkpoint,
      time: new Date(checkpoint.at).toISOString(),
      publicKey: publicKey.x,
    }),
  }));
};
