export const mount = () => {
  throw new Error("its own fault");
};
