import type { getImage, Image, listImages } from "@console-shell/contract/calls/library";
import type { z } from "zod";
import { pageOf } from "../../../platform/database/page-of.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Services } from "../../../platform/services.ts";
import { type ImageFilter, isNarrowed, matchingImages } from "./matching-images.ts";

const selectImages = ({ database }: Services) =>
  database
    .selectFrom("images")
    .innerJoin("operators", "operators.id", "images.uploaded_by")
    .innerJoin("libraries", "libraries.id", "images.library_id")
    .leftJoin("images as other", (join) =>
      join
        .onRef("other.id", "=", "images.looks_like")
        .onRef("other.library_id", "=", "images.library_id")
        .on("other.deleted_at", "is", null)
        .on("images.kept_beside", "=", false),
    )
    .selectAll("images")
    .select([
      "libraries.kind",
      "operators.name as uploader",
      "other.id as otherId",
      "other.file_name as otherName",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectImages>["executeTakeFirstOrThrow"]>>;

const presentAll = async ({ database }: Services, rows: readonly Row[]): Promise<Image[]> => {
  const tags =
    rows.length === 0
      ? []
      : await database
          .selectFrom("image_tags")
          .selectAll()
          .where(
            "image_id",
            "in",
            rows.map(({ id }) => id),
          )
          .orderBy("tag")
          .execute();
  return rows.map((row) => ({
    id: row.id,
    libraryId: row.library_id,
    fileName: row.file_name,
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    sha256: row.sha256,
    uploadedBy: { id: row.uploaded_by, name: row.uploader },
    createdAt: row.created_at,
    tags: tags.flatMap(({ image_id, tag }) => (image_id === row.id ? [tag] : [])),
    refusedFor: row.refused_for,
    looksLike:
      row.otherId === null || row.otherName === null
        ? null
        : { id: row.otherId, fileName: row.otherName },
    isFaceless: row.kind === "faces" && row.face_count === 0,
    deletedAt: row.deleted_at,
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
    .select("image_count")
    .where("id", "=", libraryId)
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
  return pageOf(
    {
      matching: matchingImages(services, libraryId, filter),
      total: isNarrowed(filter) ? undefined : library.image_count,
      key: "images.id",
      sorts: { createdAt: "images.created_at" },
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
    .where("images.library_id", "=", libraryId)
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
    // A range, which the index covers, before the `or` of two, which it doesn't.
    .where("images.created_at", direction === "next" ? "<=" : ">=", createdAt)
    .where((where) =>
      where.or([where("images.created_at", after, createdAt), where("images.id", after, id)]),
    )
    .orderBy("images.created_at", order)
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
  const [previousId, nextId] = await Promise.all([
    neighbour(services, image, "previous", filter),
    neighbour(services, image, "next", filter),
  ]);
  return { ...image, previousId, nextId };
};
