export const modes = ["label", "picture", "both"] as const;
export const feedbackStates = ["waiting", "partial", "complete"] as const;
