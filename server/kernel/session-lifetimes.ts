const minute = 60_000;
const hour = 60 * minute;

/** How long sessions live, in milliseconds. */
export const sessionLifetimes = {
  /** Unused for this long, a session ends; a remembered one does not. */
  idle: 8 * hour,
  /** However busy, a session ends after this. */
  absolute: 24 * hour,
  rememberedAbsolute: 30 * 24 * hour,
  /** `last_seen_at` is this coarse, so that not every call writes. */
  seenResolution: minute,
} as const;
