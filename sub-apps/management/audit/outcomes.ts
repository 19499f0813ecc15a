/** How an event can have ended. */
export const outcomes = ["done", "refused"] as const;
