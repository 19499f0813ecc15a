import type { Seed } from "./seed.ts";

const hour = 3_600_000;
const days = 61;
/** Nothing changes in most hours; what is not written down is as it was. */
const every = 6 * hour;

/** What the libraries held over the last 61 days, from the pictures that came since. */
export const seedStorageHistory: Seed = async ({ database, now }) => {
  const images = await database
    .selectFrom("images")
    .where("deleted_at", "is", null)
    .select(["created_at", "bytes"])
    .orderBy("created_at")
    .execute();
  const rows: { at: number; images: number; bytes: number }[] = [];
  let held = 0;
  let bytes = 0;
  const last = now - (now % hour);
  for (let at = last - days * 24 * hour; at <= last; at += every) {
    for (let image = images[held]; image && image.created_at < at + hour; image = images[held]) {
      held += 1;
      bytes += image.bytes;
    }
    rows.push({ at, images: held, bytes });
  }
  await database.insertInto("storage_hours").values(rows).execute();
};
