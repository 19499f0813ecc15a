import type { getImage, Image, listImages } from "@console-shell/contract/endpoints/library";
import type { z } from "zod";
import { containsText } from "../../database/dialect/contains-text.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";

const selectImages = ({ database }: Services, libraryId: string) =>
  database
    .selectFrom("images")
    .innerJoin("operators", "operators.id", "images.uploaded_by")
    .selectAll("images")
    .select("operators.name as uploader")
    .where("images.library_id", "=", libraryId);

type Row = Awaited<ReturnType<ReturnType<typeof selectImages>["executeTakeFirstOrThrow"]>>;

const present = (row: Row): Image => ({
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
});

/** A page of a library's pictures, newest first. */
export const listImagePage = async (
  services: Services,
  libraryId: string,
  filter: z.output<typeof listImages.query>,
): Promise<{ items: Image[]; total: number }> => {
  const library = await services.database
    .selectFrom("libraries")
    .select("image_count")
    .where("id", "=", libraryId)
    .executeTakeFirst();
  if (!library) throw new Refusal("not_found");
  let query = selectImages(services, libraryId);
  let total = library.image_count;
  if (filter.search) {
    const found = containsText(services, ["images.file_name"], filter.search);
    query = query.where(found);
    ({ total } = await services.database
      .selectFrom("images")
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("library_id", "=", libraryId)
      .where(found)
      .executeTakeFirstOrThrow());
  }
  const rows = await query
    .orderBy("images.created_at", "desc")
    .orderBy("images.id", "desc")
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  return { items: rows.map(present), total };
};

/** One picture of a library, or `not_found`. */
export const findImage = async (
  services: Services,
  libraryId: string,
  imageId: string,
): Promise<Image> => {
  const row = await selectImages(services, libraryId)
    .where("images.id", "=", imageId)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return present(row);
};

const neighbour = async (
  services: Services,
  { libraryId, createdAt, id }: Image,
  direction: "previous" | "next",
  search: string | undefined,
): Promise<string | null> => {
  const [after, order] = direction === "next" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  const row = await services.database
    .selectFrom("images")
    .select("id")
    .where("library_id", "=", libraryId)
    .where((where) =>
      where.or([
        where("created_at", after, createdAt),
        where.and([where("created_at", "=", createdAt), where("id", after, id)]),
      ]),
    )
    .$if(search !== undefined && search !== "", (query) =>
      query.where(containsText(services, ["file_name"], search!)),
    )
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** One picture and those beside it in the list with the same search. */
export const findImageDetail = async (
  services: Services,
  libraryId: string,
  imageId: string,
  search: string | undefined,
): Promise<z.output<typeof getImage.output>> => {
  const image = await findImage(services, libraryId, imageId);
  const [previousId, nextId] = await Promise.all([
    neighbour(services, image, "previous", search),
    neighbour(services, image, "next", search),
  ]);
  return { ...image, previousId, nextId };
};
