import type { Image } from "@console-shell/contract/endpoints/library";

const endings: Record<Image["mediaType"], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Where the files of a library's picture are. */
export const imageKeys = (id: string, mediaType: Image["mediaType"]) => ({
  content: `images/${id}.${endings[mediaType]}`,
  thumbnail: `thumbnails/${id}.webp`,
});

/** Where the picture that a search was made with is. */
export const probeKey = (queryId: string, mediaType: Image["mediaType"]) =>
  `probes/${queryId}.${endings[mediaType]}`;
