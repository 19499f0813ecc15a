import type { listImages } from "@console-shell/contract/calls/library";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { containsText } from "#platform/database/dialect/contains-text.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

export type ImageFilter = Partial<Omit<z.output<typeof listImages.query>, "page" | "pageSize">>;

/** Whether a filter restricts the default view of a library. */
export const isNarrowed = ({ search, tag, show }: ImageFilter): boolean =>
  Boolean(search) || tag !== undefined || show !== undefined;

/** Matching pictures of a library; those in the bin only if the filter asks for them. */
export const matchingImages = (
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
