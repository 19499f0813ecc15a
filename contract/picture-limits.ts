/** Maximum pictures per bulk change, such as adding a tag. */
export const mostChanged = 1_000;
/** Maximum SHA-256 sums per check for existing pictures. */
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
