import type { getImage, Image, listImages } from "@console-shell/contract/calls/library";
import type { z } from "zod";
import { pageOf } from "#platform/database/page-of.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { type ImageFilter, isNarrowed, matchingImages } from "./matching-images.ts";

const selectImages = ({ database }: Services) =>
  database
    .selectFrom("images")
    .innerJoin("operators", "operators.id", "images.uploadedBy")
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .leftJoin("images as other", (join) =>
      join
        .onRef("other.id", "=", "images.looksLike")
        .onRef("other.libraryId", "=", "images.libraryId")
        .on("other.deletedAt", "is", null)
        .on("images.keptBeside", "=", false),
    )
    .selectAll("images")
    .select([
      "libraries.kind",
      "operators.name as uploader",
      "other.id as otherId",
      "other.fileName as otherName",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectImages>["executeTakeFirstOrThrow"]>>;

const presentAll = async ({ database }: Services, rows: readonly Row[]): Promise<Image[]> => {
  const tags =
    rows.length === 0
      ? []
      : await database
          .selectFrom("imageTags")
          .selectAll()
          .where(
            "imageId",
            "in",
            rows.map(({ id }) => id),
          )
          .orderBy("tag")
          .execute();
  return rows.map((row) => ({
    ...row,
    uploadedBy: { id: row.uploadedBy, name: row.uploader },
    tags: tags.flatMap(({ imageId, tag }) => (imageId === row.id ? [tag] : [])),
    looksLike:
      row.otherId === null || row.otherName === null
        ? null
        : { id: row.otherId, fileName: row.otherName },
    isFaceless: row.kind === "faces" && row.faceCount === 0,
  }));
};

/** A page of a library's pictures, newest first. */
export const listImagePage = async (
  services: Services,
  libraryId: string,
  {
    page,
    pageSize,
    ...filter
  }: ImageFilter & Pick<z.output<typeof listImages.query>, "page" | "pageSize">,
): Promise<{ items: Image[]; total: number }> => {
  const library = await services.database
    .selectFrom("libraries")
    .select("imageCount")
    .where("id", "=", libraryId)
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
  return pageOf(
    {
      matching: matchingImages(services, libraryId, filter),
      total: isNarrowed(filter) ? undefined : library.imageCount,
      key: "images.id",
      sorts: { createdAt: "images.createdAt" },
      present: async (ids: string[]) =>
        presentAll(services, await selectImages(services).where("images.id", "in", ids).execute()),
    },
    { page, pageSize, sort: "createdAt", order: "desc" },
  );
};

/** One picture of a library, in its bin too, or `not_found`. */
export const findImage = async (
  services: Services,
  libraryId: string,
  imageId: string,
): Promise<Image> => {
  const row = await selectImages(services)
    .where("images.libraryId", "=", libraryId)
    .where("images.id", "=", imageId)
    .executeTakeFirst();
  const [image] = row ? await presentAll(services, [row]) : [];
  if (!image) throw new Refusal("not_found");
  return image;
};

/** One picture that isn't in the bin, or `not_found`. */
export const findKeptImage = async (
  services: Services,
  libraryId: string,
  imageId: string,
): Promise<Image> => {
  const image = await findImage(services, libraryId, imageId);
  if (image.deletedAt !== null) throw new Refusal("not_found");
  return image;
};

const neighbour = async (
  services: Services,
  { libraryId, createdAt, id }: Image,
  direction: "previous" | "next",
  filter: ImageFilter,
): Promise<string | null> => {
  const [after, order] = direction === "next" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const row = await matchingImages(services, libraryId, filter)
    .select("images.id")
    // The index covers this range, but not the `or` below.
    .where("images.createdAt", direction === "next" ? "<=" : ">=", createdAt)
    .where((where) =>
      where.or([where("images.createdAt", after, createdAt), where("images.id", after, id)]),
    )
    .orderBy("images.createdAt", order)
    .orderBy("images.id", order)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** One picture and its neighbours in the list with the same filter. */
export const findImageDetail = async (
  services: Services,
  libraryId: string,
  imageId: string,
  filter: ImageFilter,
): Promise<z.output<typeof getImage.output>> => {
  const image = await findImage(services, libraryId, imageId);
  const { database } = services;
  const [previousId, nextId, faces, things] = await Promise.all([
    neighbour(services, image, "previous", filter),
    neighbour(services, image, "next", filter),
    database
      .selectFrom("faces")
      .select(["id", "box", "score", "flaws"])
      .where("imageId", "=", imageId)
      .execute(),
    database
      .selectFrom("imageObjects")
      .select(["id", "box", "score", "label"])
      .where("imageId", "=", imageId)
      .orderBy("score", "desc")
      .orderBy("id")
      .execute(),
  ]);
  return {
    ...image,
    previousId,
    nextId,
    faces: faces.toSorted((one, other) => one.box.x - other.box.x),
    things,
  };
};
