import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { findCollection, queryImageKey, readImage } from "#modules/catalog/index.ts";
import { labelsOfText } from "../labels-text.ts";
import { type Conditions, embedPicture } from "./run-search.ts";

/** The parameters of a past search, to run it again; refused once its collection is gone. */
export const readStored = async (services: Services, queryId: string) => {
  const row = await services.database
    .selectFrom("objectQueries")
    .selectAll()
    .where("id", "=", queryId)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  if (row.collectionId === null)
    throw new Refusal("conflict", [{ path: "collectionId", code: "unknown" }]);
  const { id, name, libraries } = await findCollection(
    services,
    "object-collection",
    row.collectionId,
  );
  const { searchId, threshold, region, probeType } = row;
  const probeImageId = row.probeImageId;
  const labels = labelsOfText(row.label);
  const readQueryImage = async () =>
    probeType === null ? undefined : readImage(services, queryImageKey(searchId, probeType));
  return {
    searchId,
    query: { labels, threshold, region, probeType, probeImageId, collection: { id, name } },
    readQueryImage,
    /** Runs the engine on the picture. */
    async conditions(): Promise<Conditions> {
      const picture = await readQueryImage();
      return {
        libraryIds: libraries.map((library) => library.id),
        labels,
        threshold,
        looks: picture && (await embedPicture(services, picture, region)),
      };
    },
  };
};
