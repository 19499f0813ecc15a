/** First segments of the shell's own addresses, which no sub-application can be named after. */
export const shellSegments = ["user", "cam", "user-info"] as const;
