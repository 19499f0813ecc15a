type Undo = () => void;

/** Patches that were to be undone while somebody's patch lay on top of them, with what they replaced. */
const buried = new WeakMap<object, PropertyDescriptor | undefined>();
// oxlint-disable-next-line typescript/unbound-method -- only compared
const faceOf = (descriptor?: PropertyDescriptor): unknown => descriptor?.value ?? descriptor?.set;

/**
 * Describes a property of a global object anew. The undo puts the old description back, unless
 * somebody patched on top in the meantime: then theirs stays, and calls through to a patch that
 * records nothing, which goes when theirs does.
 */
export const redefine = (target: object, key: string, change: PropertyDescriptor): Undo => {
  let before = Object.getOwnPropertyDescriptor(target, key);
  if (before?.configurable === false) return () => undefined;
  const face = faceOf(change) as object;
  Object.defineProperty(target, key, {
    configurable: true,
    enumerable: before?.enumerable ?? false,
    ...change,
  });
  return () => {
    if (faceOf(Object.getOwnPropertyDescriptor(target, key)) !== face) {
      buried.set(face, before);
      return;
    }
    for (let old = faceOf(before); buried.has(old as object); old = faceOf(before))
      before = buried.get(old as object);
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  };
};

/** Gives a global object's property another value. */
export const patch = (target: object, key: string, value: unknown): Undo =>
  redefine(target, key, { value, writable: true });
