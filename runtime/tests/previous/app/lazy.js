export const text = "lazy";
