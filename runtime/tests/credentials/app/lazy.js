export const lazy = "lazy";
