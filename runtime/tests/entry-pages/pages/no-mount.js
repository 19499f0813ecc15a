export const start = () => {};
export const version = 1;
