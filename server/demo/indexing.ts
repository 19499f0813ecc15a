import { newId } from "#platform/database/id.ts";
import type { JobsTable } from "#platform/database/tables/jobs.ts";
import type { Seed } from "./seed.ts";

const minute = 60_000;

type End = Pick<JobsTable, "state" | "dueAt" | "tries" | "error" | "endedAt">;

/**
 * The queue after a temporary outage of the engine: the backgrounds were given up, and the newest pictures are waiting.
 * A server with an engine indexes all of them except those given up.
 */
export const seedIndexing: Seed = async ({ database, now }) => {
  const images = await database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select(["images.id", "images.libraryId", "images.createdAt", "libraries.name"])
    .where("images.deletedAt", "is", null)
    .orderBy("images.createdAt")
    .orderBy("images.id")
    .execute();
  const endOf = ({ name, createdAt }: (typeof images)[number], place: number): End => {
    // From the newest on.
    const index = images.length - 1 - place;
    if (name === "Campaign backgrounds" && index % 3 === 0)
      return {
        state: "failed",
        dueAt: null,
        tries: 6,
        error: "engine_unavailable",
        endedAt: createdAt + 72 * minute,
      };
    if (index < 3) return { state: "waiting", dueAt: now, tries: 0, error: null, endedAt: null };
    if (index < 5)
      return {
        state: "retrying",
        dueAt: now + 40 * minute,
        tries: index,
        error: "engine_unavailable",
        endedAt: null,
      };
    return { state: "done", dueAt: null, tries: 0, error: null, endedAt: createdAt + 2_000 };
  };
  await database
    .insertInto("jobs")
    .values(
      images.map((image, index) => ({
        id: newId(),
        kind: "image.index" as const,
        subjectId: image.id,
        groupId: image.libraryId,
        lease: null,
        createdAt: image.createdAt,
        ...endOf(image, index),
      })),
    )
    .execute();
};
