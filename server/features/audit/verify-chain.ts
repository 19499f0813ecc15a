import type { Services } from "../../services.ts";
import { hashEvent } from "./hash-event.ts";

const atOnce = 1000;

/**
 * Walks all events in their order. Answers the sequence of the first that is missing or whose hash
 * is not that of its content and of the one before; null when all are as they were written.
 */
export const verifyChain = ({
  database,
}: Pick<Services, "database">): Promise<{ events: number; brokenAt: number | null }> =>
  // Of one moment: an event that is written meanwhile is no break.
  database
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (snapshot) => {
      const head = await snapshot
        .selectFrom("audit_head")
        .select(["sequence", "hash"])
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      let sequence = 0;
      let hash = "";
      for (;;) {
        const events = await snapshot
          .selectFrom("audit_events")
          .selectAll()
          .where("sequence", ">", sequence)
          .orderBy("sequence")
          .limit(atOnce)
          .execute();
        for (const event of events) {
          const expected = sequence + 1;
          if (event.sequence !== expected || hashEvent(hash, event) !== event.hash)
            return { events: sequence, brokenAt: expected };
          ({ sequence, hash } = event);
        }
        if (events.length < atOnce) break;
      }
      const isWhole = sequence === head.sequence && hash === head.hash;
      return { events: sequence, brokenAt: isWhole ? null : sequence + 1 };
    });
