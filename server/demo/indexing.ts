import { newId } from "../platform/database/id.ts";
import type { JobsTable } from "../platform/database/tables/jobs.ts";
import type { Seed } from "./seed.ts";

const minute = 60_000;

type End = Pick<JobsTable, "state" | "due_at" | "tries" | "error" | "ended_at">;

/**
 * The queue after a temporary outage of the engine: the backgrounds were given up, and the newest pictures are waiting.
 * A server with an engine indexes all of them except those given up.
 */
export const seedIndexing: Seed = async ({ database, now }) => {
  const images = await database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.library_id")
    .select(["images.id", "images.library_id", "images.created_at", "libraries.name"])
    .where("images.deleted_at", "is", null)
    .orderBy("images.created_at")
    .orderBy("images.id")
    .execute();
  const endOf = ({ name, created_at }: (typeof images)[number], place: number): End => {
    // From the newest on.
    const index = images.length - 1 - place;
    if (name === "Campaign backgrounds" && index % 3 === 0)
      return {
        state: "failed",
        due_at: null,
        tries: 6,
        error: "engine_unavailable",
        ended_at: created_at + 72 * minute,
      };
    if (index < 3) return { state: "waiting", due_at: now, tries: 0, error: null, ended_at: null };
    if (index < 5)
      return {
        state: "retrying",
        due_at: now + 40 * minute,
        tries: index,
        error: "engine_unavailable",
        ended_at: null,
      };
    return { state: "done", due_at: null, tries: 0, error: null, ended_at: created_at + 2_000 };
  };
  await database
    .insertInto("jobs")
    .values(
      images.map((image, index) => ({
        id: newId(),
        kind: "image.index" as const,
        subject_id: image.id,
        group_id: image.library_id,
        lease: null,
        created_at: image.created_at,
        ...endOf(image, index),
      })),
    )
    .execute();
};
