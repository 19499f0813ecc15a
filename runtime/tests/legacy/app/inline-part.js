export const word = "a part";
