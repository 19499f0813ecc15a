export const lazy = "a lazy one";
