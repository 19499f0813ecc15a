import type { Services } from "#platform/services.ts";

/** Pictures of these libraries that aren't indexed, so no search finds them. */
export const countUnseen = async (
  { database }: Pick<Services, "database">,
  libraryIds: readonly string[],
): Promise<number> => {
  // PostgreSQL has no empty list.
  if (libraryIds.length === 0) return 0;
  const { count } = await database
    .selectFrom("images")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("libraryId", "in", libraryIds)
    .where("indexedAt", "is", null)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};
