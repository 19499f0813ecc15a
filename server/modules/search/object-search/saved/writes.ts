import { textKey } from "@console-shell/contract/words/typed-text";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { holdImages, queryImageKey } from "#modules/catalog/index.ts";
import { type Conditions, runSearch } from "../search/run.ts";
import type { runSavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import type { Call } from "#kernel/call.ts";
import { withFiles } from "#platform/files/with-files.ts";
import { callEngine } from "#kernel/call-engine.ts";
import { keepQuery } from "../search/store.ts";
import { readStored } from "../search/reads.ts";
import { findSavedRow } from "./reads.ts";

type Writing = AuditedCall & { session: Session };

const nameTaken = (error: unknown): never => {
  throw isUniqueViolation(error)
    ? new Refusal("conflict", [{ path: "name", code: "taken" }])
    : error;
};

interface NewSaved {
  queryId: string;
  /** When the query was made: pictures indexed later are new. */
  madeAt: number;
  name: string;
  shared: boolean;
  looks: Conditions["looks"];
  /** The library picture it was made from, if any. */
  probeImageId: string | null;
}

/** Saves a search under a name; returns the identifier. */
export const addSaved = async (
  call: Writing,
  { queryId, madeAt, name, shared, looks, probeImageId }: NewSaved,
): Promise<string> => {
  const id = newId();
  const row = {
    id,
    ownerId: call.session.operatorId,
    name,
    nameKey: textKey(name),
    shared,
    queryId,
    lastQueryId: queryId,
    lastRunAt: madeAt,
    model: looks?.model.name ?? null,
    vector: looks ? bytesOf(looks.vector) : null,
    createdAt: call.now,
  };
  await transactionWithDeadline(call.services.database, async (transaction) => {
    // It contains the picture's vector: one that was erased in the meantime must not come back.
    await holdImages(call.services, transaction, [probeImageId]);
    await transaction.insertInto("savedObjectSearches").values(row).execute();
    await recordAudit(call, transaction, {
      action: "saved-search.created",
      target: { id, name },
      details: { state: shared ? "shared" : "own" },
    });
  }).catch(nameTaken);
  return id;
};

interface Change {
  name?: string | undefined;
  shared?: boolean | undefined;
}

/** Renames or shares one of the operator's own; another's is `not_found`. */
export const changeSaved = async (
  call: Writing,
  id: string,
  { name, shared }: Change,
): Promise<void> => {
  await transactionWithDeadline(call.services.database, async (transaction) => {
    const changed = await transaction
      .updateTable("savedObjectSearches")
      .set({
        // An update without changes is valid, too.
        id,
        ...(name !== undefined && { name, nameKey: textKey(name) }),
        ...(shared !== undefined && { shared }),
      })
      .where("id", "=", id)
      .where("ownerId", "=", call.session.operatorId)
      .returning(["name", "shared"])
      .executeTakeFirst();
    if (!changed) throw new Refusal("not_found");
    await recordAudit(call, transaction, {
      action: "saved-search.changed",
      target: { id, name: changed.name },
      details: { state: changed.shared ? "shared" : "own" },
    });
  }).catch(nameTaken);
};

/** Deletes one of the operator's own; another's is `not_found`. */
export const removeSaved = async (call: Writing, id: string): Promise<void> => {
  await transactionWithDeadline(call.services.database, async (transaction) => {
    const removed = await transaction
      .deleteFrom("savedObjectSearches")
      .where("id", "=", id)
      .where("ownerId", "=", call.session.operatorId)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw new Refusal("not_found");
    await recordAudit(call, transaction, {
      action: "saved-search.deleted",
      target: { id, name: removed.name },
    });
  });
};

/** Records a saved search's last run. */
const noteRun = async (
  transaction: Kysely<Tables>,
  id: string,
  { queryId, now, looks }: { queryId: string; now: number; looks: Conditions["looks"] },
): Promise<void> => {
  await transaction
    .updateTable("savedObjectSearches")
    .set({
      lastQueryId: queryId,
      lastRunAt: now,
      model: looks?.model.name ?? null,
      vector: looks ? bytesOf(looks.vector) : null,
    })
    .where("id", "=", id)
    .execute();
};

/** Runs a saved search again: a new search, with its own copy of the image. Returns the new one's identifier. */
export const runSaved = async (call: Call<typeof runSavedObjectSearch>): Promise<string> => {
  const { services, params, session, now } = call;
  const saved = await findSavedRow(services, session.operatorId, params.id);
  const stored = await readStored(services, saved.queryId);
  const { probeType } = stored.query;
  const { conditions, hits } = await callEngine(call, async () => {
    const conditions = await stored.conditions();
    return { conditions, hits: await runSearch(services, conditions) };
  });
  const id = newId();
  const picture = await stored.readQueryImage();
  const files = picture && probeType ? { [queryImageKey(id, probeType)]: picture } : {};
  await withFiles(services, files, async (transaction) => {
    await keepQuery(call, transaction, { ...stored.query, id, searchId: id, round: 1 }, hits);
    // "New" refers to the owner's runs. The last search must be stored first.
    if (saved.ownerId === session.operatorId)
      await noteRun(transaction, saved.id, { queryId: id, now, looks: conditions.looks });
  });
  return id;
};
