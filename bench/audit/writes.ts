import { createLogger } from "@console-shell/server/platform/logger";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import type { OpenDatabase } from "@console-shell/server/platform/database/open";
import { newId } from "@console-shell/server/platform/database/id";
import {
  chainEvents,
  lockHead,
  hashEvent,
} from "@console-shell/server/modules/identity/audit/chain";
import { recordAudit } from "@console-shell/server/modules/identity/audit/writes";

/** `locked`: each write appends under the lock of the chain's end. `pending`: events are chained afterwards. */
export type Way = "locked" | "pending";

/** Concurrent writers of a process: as many as its connections. */
const writers = 10;

/** Audited transactions a second; each also writes a row of its own, as a change does. */
export const measureWrites = async (
  { database, dialect }: Pick<OpenDatabase, "database" | "dialect">,
  { way, seconds, key }: { way: Way; seconds: number; key: string },
): Promise<number> => {
  const sealer = createSealer(Buffer.from(key, "base64"));
  const services = { database, dialect, sealer, clock: Date.now, log: createLogger("error") };
  const ends = performance.now() + seconds * 1000;
  let written = 0;
  const change = { recipient: "a@b.example", subject: "", text: null, locale: "en-US" } as const;
  const call = { session: null, request: { ip: "10.0.0.1", headers: {} } };
  const write = () =>
    database.transaction().execute(async (transaction) => {
      const now = Date.now();
      await transaction
        .insertInto("mails")
        .values({ id: newId(), ...change, createdAt: now, sentAt: null, error: null })
        .execute();
      if (way === "pending") {
        await recordAudit({ ...call, now }, transaction, { action: "profile.changed" });
        return;
      }
      const head = await lockHead({ dialect }, transaction);
      const event = {
        sequence: head.sequence + 1,
        at: now,
        action: "profile.changed" as const,
        outcome: "done" as const,
        actorId: null,
        actor: "",
        targetId: null,
        target: "",
        address: "10.0.0.1",
        device: "",
        details: "{}",
      };
      const hash = hashEvent(head.hash, event);
      await transaction
        .insertInto("auditEvents")
        .values({ ...event, hash })
        .execute();
      await transaction.updateTable("auditHead").set({ sequence: event.sequence, hash }).execute();
    });
  const writing = Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() < ends) {
        await write();
        written += 1;
      }
    }),
  );
  // Part of the cost: it runs on the same machine.
  if (way === "pending")
    while (performance.now() < ends) {
      await chainEvents(services);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  await writing;
  return written / seconds;
};
