/** How long sessions live, in milliseconds, besides what their role's policy says. */
export const sessionLifetimes = {
  rememberedAbsolute: 30 * 24 * 3_600_000,
  /** Resolution of `lastSeenAt`, so that not every call writes. */
  seenResolution: 60_000,
} as const;
