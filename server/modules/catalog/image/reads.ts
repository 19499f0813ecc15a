import type { listImages, getImage, Image } from "@console-shell/contract/calls/image";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { Source } from "#platform/database/source.ts";
import { pageOf } from "#platform/database/page-of.ts";
import { Refusal } from "#kernel/refusal.ts";

type ImageFilter = Partial<Omit<z.output<typeof listImages.query>, "page" | "pageSize">>;

/** Whether a filter restricts the default view of a library. */
const isNarrowed = ({ search, tag, show }: ImageFilter): boolean =>
  Boolean(search) || tag !== undefined || show !== undefined;

/** Matching images of a library; those in the bin only if the filter asks for them. */
const matchingImages = (
  services: Pick<Services, "dialect"> & { database: Kysely<Tables> },
  libraryId: string,
  { search, tag, show }: ImageFilter,
) => {
  let images = services.database
    .selectFrom("images")
    .where("images.libraryId", "=", libraryId)
    .where("images.deletedAt", show === "deleted" ? "is not" : "is", null);
  if (search) images = images.where(containsText(services, ["images.fileName"], search));
  if (tag !== undefined)
    images = images.where("images.id", "in", (tagged) =>
      tagged.selectFrom("imageTags").select("imageId").where("tag", "=", tag),
    );
  if (show === "refused") images = images.where("images.refusedFor", "is not", null);
  if (show === "faceless")
    images = images
      .innerJoin("libraries", "libraries.id", "images.libraryId")
      .where("libraries.kind", "=", "faces")
      .where("images.faceCount", "=", 0);
  if (show === "alike")
    images = images
      .where("images.keptBeside", "=", false)
      .where("images.looksLike", "is not", null)
      .where((where) =>
        where.exists(
          where
            .selectFrom("images as other")
            .select("other.id")
            .whereRef("other.id", "=", "images.looksLike")
            .where("other.libraryId", "=", libraryId)
            .where("other.deletedAt", "is", null),
        ),
      );
  return images;
};

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

/** A page of a library's images, newest first. */
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

/** One image of a library, in its bin too, or `not_found`. */
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

/** One image that isn't in the bin, or `not_found`. */
export const findKeptImage = async (
  services: Services,
  libraryId: string,
  imageId: string,
): Promise<Image> => {
  const image = await findImage(services, libraryId, imageId);
  if (image.deletedAt !== null) throw new Refusal("not_found");
  return image;
};

/** The library's images among files with these sums. */
export const findPresent = async (
  { database }: Source,
  libraryId: string,
  sha256: readonly string[],
) => {
  const rows = await database
    .selectFrom("images")
    .select(["id", "sha256", "fileName", "deletedAt"])
    .where("libraryId", "=", libraryId)
    .where("sha256", "in", sha256)
    .execute();
  return rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
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

/** One image and its neighbours in the list with the same filter. */
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
