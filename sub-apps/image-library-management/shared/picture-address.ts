import { thumbnailSides } from "@console-shell/contract/picture-limits";

/** Where a picture of a library is; `<img>` loads it with the operator's session. */
export const pictureAddress = (
  libraryId: string,
  imageId: string,
  part: "content" | "thumbnail",
): string => `/cc-api/library/${libraryId}/image/${imageId}/${part}`;

/** The thumbnails of a picture, from which the browser takes the one that fits. */
export const thumbnailSet = (libraryId: string, imageId: string): string =>
  thumbnailSides
    .map((side) => `${pictureAddress(libraryId, imageId, "thumbnail")}?size=${side} ${side}w`)
    .join(", ");
