import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import type { Kysely } from "kysely";
import { isUniqueViolation } from "#platform/database/dialect/unique-violation.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ObjectQueriesTable } from "#platform/database/tables/object-search.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { holdImages } from "#modules/catalog/index.ts";
import { signal } from "#platform/signal.ts";
import type { Session } from "#kernel/session.ts";
import type { Hit } from "./hit.ts";
import { type JudgedResults, keyOf } from "./judged.ts";

/** A search to store. */
interface NewQuery extends Pick<ObjectQuery, "labels" | "region" | "threshold"> {
  id: string;
  searchId: string;
  round: number;
  collection: { id: string; name: string };
  /** Null for a search by label. */
  probeType: ObjectQueriesTable["probeType"];
  /** The library picture it's made with, if any. */
  probeImageId: string | null;
  /** Its file name; empty for a search by label. */
  probeName: string;
}

const modeOf = ({ labels, probeType }: NewQuery) => {
  if (probeType === null) return "label";
  return labels.length > 0 ? "both" : "picture";
};

/**
 * The pictures' names, locked until the rows that refer to them are inserted; those deleted during the search are
 * missing.
 */
const readNames = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  probeImageId: string | null,
  hits: readonly Hit[],
) => {
  const held = await holdImages(
    services,
    transaction,
    [probeImageId],
    hits.map(({ imageId }) => imageId),
  );
  if (held.size === 0) return new Map<string, { file: string; library: string }>();
  const rows = await transaction
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select(["images.id", "images.fileName", "libraries.name"])
    .where("images.id", "in", [...held])
    .where("images.deletedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, fileName, name }) => [id, { file: fileName, library: name }]));
};

/** The results' rows; judgements of earlier rounds are carried over. */
const resultRows = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { id: queryId, probeImageId }: NewQuery,
  hits: readonly Hit[],
  judged: JudgedResults,
) => {
  const names = await readNames(services, transaction, probeImageId, hits);
  return hits
    .flatMap((hit) => {
      const name = names.get(hit.imageId);
      return name ? [{ ...hit, name, before: judged.get(keyOf(hit)) }] : [];
    })
    .map(({ imageId, label, region, score, similarity, name, before }, index) => ({
      id: newId(),
      queryId,
      rank: index + 1,
      imageId,
      fileName: name.file,
      libraryName: name.library,
      label,
      region,
      score: Math.min(1, score),
      similarity,
      relevance: before?.relevance ?? null,
      judgedBy: before?.judgedBy ?? null,
      judgedAt: before?.judgedAt ?? null,
    }));
};

/** Stores a search with its results in the history, and audits it. */
export const keepQuery = async (
  call: AuditedCall & { session: Session },
  transaction: Kysely<Tables>,
  query: NewQuery,
  hits: readonly Hit[],
  judged: JudgedResults = new Map(),
): Promise<void> => {
  const { labels, collection, ...fields } = query;
  const rows = await resultRows(call.services, transaction, query, hits, judged);
  const relevances = rows.flatMap(({ relevance }) => relevance ?? []);
  await transaction
    .insertInto("objectQueries")
    .values({
      ...fields,
      operatorId: call.session.operatorId,
      mode: modeOf(query),
      label: labels.join("\n"),
      collectionId: collection.id,
      collectionName: collection.name,
      hitCount: rows.length,
      judgedCount: relevances.length,
      relevantCount: relevances.filter((relevance) => relevance === "relevant").length,
      createdAt: call.now,
    })
    .execute()
    .catch((error: unknown) => {
      // Somebody else has started the same round.
      throw isUniqueViolation(error) ? new Refusal("conflict") : error;
    });
  if (rows.length > 0) await transaction.insertInto("objectResults").values(rows).execute();
  await signal(transaction, [
    { event: "waiting", permission: "object-search-manager:query:review" },
  ]);
  await recordAudit(call, transaction, {
    action: "object-query.made",
    target: { id: query.id, name: collection.name },
    details: { kind: modeOf(query), of: labels.join(", "), count: rows.length },
  });
};
