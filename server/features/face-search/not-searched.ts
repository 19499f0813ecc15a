import type { FaceQueryDetail } from "@console-shell/contract/endpoints/face-search";
import type { Services } from "../../services.ts";

/** The pictures of a collection that a search at `searchedAt` could not find, whatever they show. */
export const countNotSearched = async (
  { database }: Pick<Services, "database">,
  { collectionId, searchedAt }: { collectionId: string | null; searchedAt: number },
): Promise<FaceQueryDetail["notSearched"]> => {
  // Those of a collection that was deleted are not known.
  if (collectionId === null) return { unseen: 0, seenSince: 0 };
  return database
    .selectFrom("library_set_libraries")
    .innerJoin("images", "images.library_id", "library_set_libraries.library_id")
    .select((select) => [
      select.fn.countAll<number>().filterWhere("indexed_at", "is", null).as("unseen"),
      select.fn.countAll<number>().filterWhere("indexed_at", ">", searchedAt).as("seenSince"),
    ])
    .where("set_id", "=", collectionId)
    .where("images.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
};
