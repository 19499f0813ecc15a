export const mount = () => {
  throw new Error("no room");
};
