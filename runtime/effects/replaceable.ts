/** One value, such as a global, that several owners may override in turn. */
export interface Replaceable {
  read: () => unknown;
  write: (value: unknown) => void;
  /** Created at the first replacement, because hundreds of values are watched. */
  layers?: Layers;
}

/** Its values, bottom to top. */
export interface Layers {
  /** The original value, which belongs to no sub-app. */
  base: unknown;
  /** Values from sub-apps, and those set by others in between. */
  stack: { value: unknown; ours: boolean }[];
  /** The value that each one replaced when it was first set, and may still call. */
  found: WeakMap<object, unknown>;
}

const noLayers = (): Layers => ({ base: undefined, stack: [], found: new WeakMap() });

const isKey = (value: unknown): value is object =>
  typeof value === "function" || (typeof value === "object" && value !== null);

/** Whether a value wraps another: directly, or through the value it replaced. */
const hasInside = ({ found }: Layers, outer: unknown, inner: unknown): boolean => {
  const seen = new Set<unknown>();
  for (let at = outer; isKey(at) && !seen.has(at); at = found.get(at)) {
    if (at === inner) return true;
    seen.add(at);
  }
  return false;
};

/**
 * Undo and redo of one value set on top of another; nothing if a lower value only resurfaced. A
 * value removed from below is skipped when those above it go; one that returns stays below any
 * present value that already wraps it.
 */
export const replacement = (
  place: Replaceable,
  mine: unknown,
  before: unknown,
): { undo: () => void; redo: () => void } | undefined => {
  const { read, write, layers = noLayers() } = place;
  place.layers = layers;
  const { stack, found } = layers;
  const indexOf = (value: unknown) => stack.findLastIndex((one) => one.value === value);
  if (!stack.some(({ ours }) => ours)) {
    stack.length = 0;
    layers.base = before;
  } else if (before !== stack.at(-1)?.value) stack.push({ value: before, ours: false });
  const known = indexOf(mine);
  if (mine === layers.base || known >= 0) {
    // The values above were removed by their owner.
    stack.length = known + 1;
    return undefined;
  }
  stack.push({ value: mine, ours: true });
  if (isKey(mine) && !found.has(mine)) found.set(mine, before);
  return {
    undo() {
      const at = indexOf(mine);
      if (at < 0) return;
      stack.splice(at, 1);
      if (read() === mine) write(stack.length > 0 ? stack.at(-1)?.value : layers.base);
    },
    redo() {
      if (indexOf(mine) >= 0) return;
      if (!stack.some(({ ours }) => ours)) {
        stack.length = 0;
        layers.base = read();
      }
      const above = stack.findIndex(({ value }) => hasInside(layers, value, mine));
      if (above >= 0) stack.splice(above, 0, { value: mine, ours: true });
      else {
        stack.push({ value: mine, ours: true });
        write(mine);
      }
    },
  };
};
