/** Pictures of one change, such as a tag for many. */
export const mostChanged = 1_000;
/** SHA-256 sums of one question whether a library has them. */
export const mostAsked = 200;
export const tagLength = 40;
export const tagsOfPicture = 20;
/** Milliseconds that a deleted picture stays in the bin. */
export const binLifetime = 30 * 24 * 3_600_000;
/** Milliseconds for which a change can be undone. */
export const undoWithin = 24 * 3_600_000;
/** Sides of the thumbnails in pixels. */
export const thumbnailSides = [128, 256, 512] as const;
export type ThumbnailSide = (typeof thumbnailSides)[number];
