/** First path segments of the shell's own pages; no sub-application can have one as its name. */
export const shellSegments = ["user", "cam", "user-info"] as const;
