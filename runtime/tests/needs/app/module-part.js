export const part = "with its part";
