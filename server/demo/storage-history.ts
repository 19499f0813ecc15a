import type { Seed } from "./seed.ts";

const hour = 3_600_000;
const days = 61;
/** Most hours bring no change; hours without a row keep the previous value. */
const every = 6 * hour;

/** Library storage over the last 61 days, derived from the pictures added since. */
export const seedStorageHistory: Seed = async ({ database, now }) => {
  const images = await database
    .selectFrom("images")
    .where("deletedAt", "is", null)
    .select(["createdAt", "bytes"])
    .orderBy("createdAt")
    .execute();
  const rows: { at: number; images: number; bytes: number }[] = [];
  let held = 0;
  let bytes = 0;
  const last = now - (now % hour);
  for (let at = last - days * 24 * hour; at <= last; at += every) {
    for (let image = images[held]; image && image.createdAt < at + hour; image = images[held]) {
      held += 1;
      bytes += image.bytes;
    }
    rows.push({ at, images: held, bytes });
  }
  await database.insertInto("storageHours").values(rows).execute();
};
