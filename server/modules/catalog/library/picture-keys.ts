import type { Image } from "@console-shell/contract/endpoints/library";
import { type ThumbnailSide, thumbnailSides } from "@console-shell/contract/picture-limits";

const endings: Record<Image["mediaType"], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Where the thumbnail of a size is. */
export const thumbnailKey = (id: string, side: ThumbnailSide): string =>
  side === 256 ? `thumbnails/${id}.webp` : `thumbnails/${side}/${id}.webp`;

/** Where the files of a library's picture are; the thumbnail is that of the middle size. */
export const imageKeys = (id: string, mediaType: Image["mediaType"]) => ({
  content: `images/${id}.${endings[mediaType]}`,
  thumbnail: thumbnailKey(id, 256),
});

/** All files that there may be of a library's picture. */
export const fileKeysOf = (id: string, mediaType: Image["mediaType"]): string[] => [
  imageKeys(id, mediaType).content,
  ...thumbnailSides.map((side) => thumbnailKey(id, side)),
];

/** Where the picture that a search was made with is. */
export const probeKey = (queryId: string, mediaType: Image["mediaType"]) =>
  `probes/${queryId}.${endings[mediaType]}`;
