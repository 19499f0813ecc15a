import * as calls from "@console-shell/contract/calls/object-indexing";
import { answer } from "#kernel/answer.ts";
import type { Services } from "#platform/services.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { enqueue, findCollection } from "#modules/catalog/index.ts";
import { countIndexing, readFailed } from "./reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

const findObjectCollection = async (services: Services, id: string) => {
  const { name, libraries } = await findCollection(services, "object-collection", id);
  return { id, name, libraryIds: libraries.map((library) => library.id) };
};

/** Indexing progress of a collection's pictures, and a retry for those that were given up. */
export const objectIndexing = answer(calls, {
  getCollectionIndexing: async ({ services, params }) => {
    const { libraryIds } = await findObjectCollection(services, params.id);
    return countIndexing(services.database, libraryIds);
  },
  indexCollectionAgain: async (call) => {
    const { services, params, now } = call;
    const { id, name, libraryIds } = await findObjectCollection(services, params.id);
    await transactionWithDeadline(services.database, async (transaction) => {
      const failed = libraryIds.length === 0 ? [] : await readFailed(transaction, libraryIds);
      const jobs = failed.map((image) => ({
        kind: "image.index" as const,
        subjectId: image.id,
        groupId: image.libraryId,
      }));
      await enqueue(transaction, jobs, now);
      await recordAudit(call, transaction, {
        action: "catalogue.indexed-again",
        target: { id, name },
        details: { count: failed.length },
      });
    });
    return countIndexing(services.database, libraryIds);
  },
});
