import type {
  listSavedObjectSearches,
  SavedObjectSearch,
} from "@console-shell/contract/calls/saved-object-searches";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { labelsOfText } from "../reads.ts";
import { countNew } from "./count-new.ts";

type Filter = z.output<typeof listSavedObjectSearches.query>;

/** Saved searches visible to an operator: their own, and shared ones. */
const seenBy = ({ database }: Services, operatorId: string) =>
  database
    .selectFrom("savedObjectSearches as saved")
    .innerJoin("objectQueries as query", "query.id", "saved.queryId")
    .innerJoin("operators", "operators.id", "saved.ownerId")
    .where((where) =>
      where.or([where("saved.ownerId", "=", operatorId), where("saved.shared", "=", true)]),
    );

const selectAll = (rows: ReturnType<typeof seenBy>) =>
  rows
    .selectAll("saved")
    .select([
      "operators.name as ownerName",
      "query.searchId",
      "query.mode",
      "query.label",
      "query.probeName",
      "query.region",
      "query.collectionId",
      "query.collectionName",
      "query.threshold",
    ]);

type SavedRow = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: SavedRow, newCount: number | null): SavedObjectSearch => ({
  ...row,
  owner: { id: row.ownerId, name: row.ownerName },
  labels: labelsOfText(row.label),
  pictureName: row.probeName,
  collection: { id: row.collectionId, name: row.collectionName },
  newCount,
});

/** A page of the saved searches visible to an operator, by name. */
export const listSaved = (services: Services, operatorId: string, { search, ...query }: Filter) => {
  let matching = seenBy(services, operatorId);
  if (search)
    matching = matching.where(
      containsText(
        services,
        ["saved.name", "operators.name", "query.label", "query.probeName"],
        search,
      ),
    );
  return pageOf(
    {
      matching,
      key: "saved.id",
      sorts: { name: "saved.nameKey" },
      present: async (ids: string[]) => {
        const rows = await selectAll(seenBy(services, operatorId))
          .where("saved.id", "in", ids)
          .execute();
        const counts = await countNew(services, rows);
        return rows.map((row, at) => present(row, counts[at] ?? null));
      },
    },
    { ...query, sort: "name", order: "asc" },
  );
};

/** One visible to the operator, or `not_found`. */
export const findSavedRow = async (
  services: Services,
  operatorId: string,
  id: string,
): Promise<SavedRow> => {
  const row = await selectAll(seenBy(services, operatorId))
    .where("saved.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return row;
};

/** As `findSavedRow`, in the wire format. */
export const findSaved = async (
  services: Services,
  operatorId: string,
  id: string,
): Promise<SavedObjectSearch> => {
  const row = await findSavedRow(services, operatorId, id);
  const [newCount = null] = await countNew(services, [row]);
  return present(row, newCount);
};
