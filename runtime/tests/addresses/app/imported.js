export const { url } = import.meta;
