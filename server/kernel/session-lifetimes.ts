const minute = 60_000;
const hour = 60 * minute;

/** How long sessions live, in milliseconds. */
export const sessionLifetimes = {
  /** Idle timeout; a remembered session has none. */
  idle: 8 * hour,
  /** Absolute session lifetime, however active it is. */
  absolute: 24 * hour,
  rememberedAbsolute: 30 * 24 * hour,
  /** Resolution of `lastSeenAt`, so that not every call writes. */
  seenResolution: minute,
} as const;
