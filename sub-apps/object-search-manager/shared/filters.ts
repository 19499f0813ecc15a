export const modes = ["picture", "label"] as const;
export const feedbackStates = ["waiting", "partial", "complete"] as const;
