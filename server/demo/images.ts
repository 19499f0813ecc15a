import { createHash } from "node:crypto";
import { newId } from "#platform/database/id.ts";
import { imageKeys, thumbnailKey, prepareImage, proofLine } from "#modules/catalog/index.ts";
import sharp from "sharp";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60_000;

const imagesOf = ({ database }: SeedContext, name: string) =>
  database
    .selectFrom("images")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select(["images.id", "images.libraryId", "images.bytes", "images.fileName"])
    .where("libraries.name", "=", name)
    .orderBy("images.createdAt", "desc")
    .orderBy("images.id")
    .execute();

const tags = [
  { library: "Spring shoes 2026", contains: "shoe", tags: ["shoes", "window display"] },
  { library: "Spring shoes 2026", contains: "bag", tags: ["bags"] },
  { library: "Homeware", contains: "cup", tags: ["kitchen", "厨房"] },
  { library: "Homeware", contains: "lamp", tags: ["living room", "客厅"] },
];

const tagImages = async (context: SeedContext) => {
  for (const { library, contains, tags: names } of tags) {
    const images = await imagesOf(context, library);
    const rows = images
      .filter(({ fileName }) => fileName.startsWith(contains))
      .flatMap(({ id }) => names.map((tag) => ({ imageId: id, tag })));
    if (rows.length > 0) await context.database.insertInto("imageTags").values(rows).execute();
  }
};

/** A smaller copy of a picture, as a duplicate upload. */
const addCopy = async (
  { database, files, now, operatorIds }: SeedContext,
  of: { id: string; libraryId: string; fileName: string },
) => {
  const original = await files.read(imageKeys(of.id, "image/jpeg").content);
  const smaller = await sharp(original).resize(360).jpeg({ quality: 60 }).toBuffer();
  const picture = await prepareImage(smaller, "demo");
  const id = newId();
  await files.write(imageKeys(id, picture.mediaType).content, picture.content);
  for (const { side, bytes } of picture.thumbnails)
    await files.write(thumbnailKey(id, side), bytes);
  await database
    .insertInto("images")
    .values({
      id,
      libraryId: of.libraryId,
      fileName: of.fileName.replace(".jpg", " (copy).jpg"),
      mediaType: picture.mediaType,
      bytes: picture.content.length,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      looksLike: of.id,
      uploadedBy: operatorIds.operation,
      createdAt: now - 2 * day,
    })
    .execute();
  return picture.content.length;
};

/** The visitors' library requires good faces: one picture was rejected, one is a duplicate, and one is in the bin. */
const judgeVisitors = async (context: SeedContext) => {
  const { database, now, operatorIds } = context;
  const [refused, deleted, original] = await imagesOf(context, "前台访客 Visitors");
  if (!refused || !deleted || !original) throw new Error("The demo has too few visitors.");
  const bytes = (await addCopy(context, original)) - deleted.bytes;
  await database
    .updateTable("libraries")
    .set((column) => ({
      gate: { minimumWidth: 240, faces: "one" as const, refusedFlaws: ["blurred", "too_dark"] },
      bytes: column("bytes", "+", bytes),
    }))
    .where("id", "=", refused.libraryId)
    .execute();
  await database
    .updateTable("images")
    .set({ refusedFor: ["blurred"] })
    .where("id", "=", refused.id)
    .execute();
  await database
    .updateTable("images")
    .set({ deletedAt: now - 3 * day, deletedBy: operatorIds.operation })
    .where("id", "=", deleted.id)
    .execute();
};

const erasures = [
  { daysAgo: 40, cause: "retention", images: 6, by: false },
  { daysAgo: 21, cause: "bin", images: 2, by: false },
  { daysAgo: 12, cause: "retention", images: 9, by: false },
  { daysAgo: 5, cause: "by-hand", images: 1, by: true },
] as const;

/** Earlier erasures of visitors' pictures. */
const eraseVisitors = async ({ database, now, operatorIds }: SeedContext) => {
  const library = await database
    .selectFrom("libraries")
    .select(["id", "name"])
    .where("name", "=", "前台访客 Visitors")
    .executeTakeFirstOrThrow();
  for (const { daysAgo, cause, images, by } of erasures) {
    const list = Array.from({ length: images }, (_, index) => ({
      id: newId(),
      sha256: createHash("sha256").update(`visitor ${daysAgo} ${index}`).digest("hex"),
    })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const id = newId();
    const at = now - daysAgo * day;
    await database
      .insertInto("erasures")
      .values({
        id,
        cause,
        libraryId: library.id,
        libraryName: library.name,
        erasedBy: by ? operatorIds.operation : null,
        erasedAt: at,
        imageCount: images,
        faceCount: images,
        vectorCount: images * 2,
        bytes: images * 48_300,
        listHash: createHash("sha256").update(list.map(proofLine).join("")).digest("hex"),
        filesGoneAt: at,
      })
      .execute();
    await database
      .insertInto("erasedImages")
      .values(
        list.map((image) => ({
          erasureId: id,
          imageId: image.id,
          mediaType: "image/jpeg" as const,
          sha256: image.sha256,
        })),
      )
      .execute();
  }
};

/** Changes to the demo's pictures: tags, decisions, the bin, and erasures. */
export const seedPictures: Seed = async (context) => {
  await tagImages(context);
  await judgeVisitors(context);
  await eraseVisitors(context);
};
