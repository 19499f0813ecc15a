import type { Image } from "@console-shell/contract/calls/library";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/words/limits";

const endings: Record<Image["mediaType"], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Key of a thumbnail of this size. */
export const thumbnailKey = (id: string, side: ThumbnailSide): string =>
  side === 256 ? `thumbnails/${id}.webp` : `thumbnails/${side}/${id}.webp`;

/** Keys of a library picture's files; the thumbnail is the middle size. */
export const imageKeys = (id: string, mediaType: Image["mediaType"]) => ({
  content: `images/${id}.${endings[mediaType]}`,
  thumbnail: thumbnailKey(id, 256),
});

/** Keys of all files a library's picture may have. */
export const fileKeysOf = (id: string, mediaType: Image["mediaType"]): string[] => [
  imageKeys(id, mediaType).content,
  ...thumbnailSides.map((side) => thumbnailKey(id, side)),
];

/** Key of a query image, or of the copy that a search or comparison stores. */
export const queryImageKey = (id: string, mediaType: Image["mediaType"]) =>
  `probes/${id}.${endings[mediaType]}`;
