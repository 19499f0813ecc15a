/** An event's possible outcomes. */
export const outcomes = ["done", "refused"] as const;
