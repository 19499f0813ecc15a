/** A place that holds one value, on which one after the other may put an own. */
export interface Replaceable {
  read: () => unknown;
  write: (value: unknown) => void;
  /** Made at the first replacement: hundreds of places are watched. */
  layers?: Layers;
}

/** What is on a place, bottom up. */
export interface Layers {
  /** What lies below all: nobody's who could leave. */
  base: unknown;
  /** What is of sub-apps, and what came between from anybody else. */
  stack: { value: unknown; ours: boolean }[];
  /** What each value found when it came first, and may call for ever. */
  found: WeakMap<object, unknown>;
}

const noLayers = (): Layers => ({ base: undefined, stack: [], found: new WeakMap() });

const isKey = (value: unknown): value is object =>
  typeof value === "function" || (typeof value === "object" && value !== null);

/** Whether a value has another one inside: it found it when it came, or what it found has. */
const hasInside = ({ found }: Layers, outer: unknown, inner: unknown): boolean => {
  const seen = new Set<unknown>();
  for (let at = outer; isKey(at) && !seen.has(at); at = found.get(at)) {
    if (at === inner) return true;
    seen.add(at);
  }
  return false;
};

/**
 * Undo and redo of one value that came on top of another, or nothing when it only came back from
 * below. Whoever leaves from below is left out when those above it leave; whoever returns and is
 * inside of somebody who is there stays below.
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
    // Those above were taken away by whoever put them there.
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
