import type { AuditStream, getAuditState } from "@console-shell/contract/calls/audit";
import { auditStreams } from "@console-shell/contract/words/audit-streams";
import type { z } from "zod";
import type { Services } from "#platform/services.ts";
import { lastCheckpoint } from "./checkpoints.ts";

type State = z.input<typeof getAuditState.output>;
type Needs = Pick<Services, "database" | "audit">;

/** The configured receivers, and how far they have got. */
export const readStreams = async ({ database, audit }: Needs): Promise<AuditStream[]> => {
  const { sequence: last } = await database
    .selectFrom("auditHead")
    .select("sequence")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const checkpoint = (await lastCheckpoint(database))?.sequence ?? 0;
  const rows = new Map(
    (await database.selectFrom("auditStreams").selectAll().execute()).map((row) => [row.name, row]),
  );
  return auditStreams
    .filter((name) => audit.streams[name] !== undefined)
    .map((name) => {
      const row = rows.get(name);
      const sequence = row?.sequence ?? 0;
      return {
        name,
        sequence,
        behind: name.startsWith("checkpoint-")
          ? Number(checkpoint > sequence)
          : Math.max(0, last - sequence),
        deliveredAt: row?.deliveredAt ?? null,
        failingSince: row?.failingSince ?? null,
        error: row?.error ?? null,
      };
    });
};

/** What the audit page shows about the log itself. */
export const readAuditState = async (services: Needs): Promise<State> => {
  const { database, audit } = services;
  const [head, checkpoint, keys, streams, removed] = await Promise.all([
    database
      .selectFrom("auditHead")
      .select(["sequence", "signedSequence"])
      .where("id", "=", 1)
      .executeTakeFirstOrThrow(),
    lastCheckpoint(database),
    database.selectFrom("auditKeys").select("id").orderBy("createdAt").execute(),
    readStreams(services),
    database
      .selectFrom("auditRemovals")
      .select(({ fn, eb }) =>
        fn.sum<number | null>(eb(eb("toSequence", "-", eb.ref("fromSequence")), "+", 1)).as("sum"),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return {
    sequence: head.sequence,
    signedSequence: head.signedSequence ?? 0,
    checkpoint: checkpoint ?? null,
    checkpointEvery: audit.checkpointEvery,
    keys: keys.map(({ id }) => id),
    streams,
    keptDays: audit.keptDays,
    removed: removed.sum ?? 0,
  };
};
