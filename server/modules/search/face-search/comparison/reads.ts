import type {
  exportFaceComparisons,
  FaceComparison,
} from "@console-shell/contract/calls/face-comparison";
import { presetReached } from "@console-shell/contract/words/face-presets";
import type { z } from "zod";
import { defineList } from "#kernel/list.ts";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { queryImageKey } from "#modules/catalog/index.ts";

const fromComparisons = ({ database }: Source) =>
  database
    .selectFrom("faceComparisons")
    .innerJoin("operators", "operators.id", "faceComparisons.operatorId");

const selectAll = (query: ReturnType<typeof fromComparisons>) =>
  query.selectAll("faceComparisons").select("operators.name as operatorName");

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): FaceComparison => ({
  ...row,
  operator: { id: row.operatorId, name: row.operatorName },
  reached: presetReached(row.similarity),
  flaws: { one: row.oneFlaws, other: row.otherFlaws },
});

type Filter = z.output<typeof exportFaceComparisons.query>;

/** The past comparisons. */
export const comparisons = defineList(
  (source: Source, { search }: Filter) => {
    let matching = fromComparisons(source);
    if (search) {
      const columns = ["faceComparisons.purpose", "operators.name"];
      matching = matching.where(containsText(source, columns, search));
    }
    return {
      matching,
      key: "faceComparisons.id",
      present: async (ids: string[]) =>
        (
          await selectAll(fromComparisons(source)).where("faceComparisons.id", "in", ids).execute()
        ).map(present),
    };
  },
  {
    sorts: { createdAt: "faceComparisons.createdAt", similarity: "faceComparisons.similarity" },
    file: "face-comparisons",
    columns: [
      "id",
      "createdAt",
      ["operatorName", ({ operator }) => operator.name],
      "purpose",
      "similarity",
      "reached",
    ],
  },
);

/** One past comparison, or `not_found`. */
export const findComparison = async (services: Services, id: string): Promise<FaceComparison> => {
  const row = await selectAll(fromComparisons(services))
    .where("faceComparisons.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};

/** The location of one of the two faces, and the comparison's purpose. */
export const findComparedFace = async (
  { database }: Services,
  id: string,
  side: "one" | "other",
): Promise<{ key: string; purpose: string }> => {
  const row = await database
    .selectFrom("faceComparisons")
    .select(["onePicture", "otherPicture", "purpose"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  const key = queryImageKey(side === "one" ? row.onePicture : row.otherPicture, "image/jpeg");
  return { key, purpose: row.purpose };
};
