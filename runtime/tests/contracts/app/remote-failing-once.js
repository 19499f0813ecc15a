// A container whose exposed module does not arrive at first; like webpack's it takes one share scope.
let scope;
let hasFailed = false;
export const init = (given) => {
  if (scope && scope !== given)
    throw new Error("Already initialised with a different share scope.");
  scope = given;
};
export const get = async () => {
  if (!hasFailed) {
    hasFailed = true;
    throw new Error("The chunk did not arrive.");
  }
  return () => ({ mount: ({ container }) => container.append("from a module") });
};
