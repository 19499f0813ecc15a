export const shared = "what is shared";
