const minute = 60_000;
const hour = 60 * minute;

/** How long sessions live, in milliseconds. */
export const sessionLifetimes = {
  /** Idle timeout and absolute lifetime, until the role's policy is changed. A remembered session has neither. */
  idle: 8 * hour,
  absolute: 24 * hour,
  rememberedAbsolute: 30 * 24 * hour,
  /** Resolution of `lastSeenAt`, so that not every call writes. */
  seenResolution: minute,
} as const;
