/** Numbers that server and screens must agree on. Lengths in characters, times in milliseconds. */
export const passwordLength = { min: 12, max: 128 } as const;
export const chunkTimeout = 120_000;
export const pageSize = { default: 20, max: 200 } as const;
/** Bytes of one uploaded picture. */
export const uploadBytes = 10 * 1024 * 1024;
/** A proof of who somebody is counts this long for what needs a fresh one. */
export const reauthWithin = 10 * 60_000;
export const resetCodeLifetime = 10 * 60_000;
