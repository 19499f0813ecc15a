/**
 * Gives a global object's property another value. The undo puts the old one back, unless somebody
 * patched on top in the meantime: then theirs stays, and calls through to a patch that records nothing.
 */
export const patch = (target: object, key: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    writable: true,
    enumerable: before?.enumerable ?? false,
  });
  return () => {
    if (Object.getOwnPropertyDescriptor(target, key)?.value !== value) return;
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  };
};
