export const deep = "deep";
