/**
 * What storing a picture changed that can be seen: the readable part of a damaged one, the first picture of an animation,
 * and 8 instead of 16 bits for each channel.
 */
export const imageAlterations = ["repaired", "still", "fewer_bits"] as const;
export type ImageAlteration = (typeof imageAlterations)[number];
