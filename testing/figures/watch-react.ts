/** What React has mounted, components by name or by the beginning of their source. */
export interface Mounted {
  components: Record<string, number>;
  /** How often components have rendered so far, also those that are gone. */
  renders: Record<string, number>;
  /** How many effects the components have registered. */
  effects: number;
  elements: number;
}

declare global {
  interface Window {
    reactMounted: () => Mounted;
  }
}

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same component's fiber in the tree that isn't shown. */
  alternate: Fiber | null;
  flags: number;
  updateQueue: { lastEffect?: Effect | null } | null;
}
interface Effect {
  next: Effect;
}

/**
 * Keeps every React root of the page, as React's developer tools do, to count what they show and render. It runs in the
 * page before its scripts, so it must be self-contained.
 */
export const watchReact = (): void => {
  const roots = new Set<{ current: Fiber }>();
  const renders: Record<string, number> = {};
  const add = (counts: Record<string, number>, fiber: Fiber) => {
    const { render, type: inner } = fiber.type as { render?: unknown; type?: unknown };
    const made = typeof fiber.type === "function" ? fiber.type : (render ?? inner);
    if (typeof made !== "function") return;
    const source = made.name.length > 2 ? made.name : made.toString().slice(0, 60);
    counts[source] = (counts[source] ?? 0) + 1;
  };
  const isComponent = ({ type }: Fiber) => type !== null && typeof type !== "string";
  /** Which of a component's two fibers was shown after the last commit. */
  const shown = new WeakMap<Fiber, { fiber?: Fiber }>();
  const performedWork = 1;
  const countRenders = (first: Fiber | null): void => {
    for (let at = first; at; at = at.sibling) {
      const place = shown.get(at) ?? (at.alternate && shown.get(at.alternate)) ?? {};
      // Everything in it is as it was, too.
      if (place.fiber === at) continue;
      place.fiber = at;
      shown.set(at, place);
      if (at.flags & performedWork && isComponent(at)) add(renders, at);
      countRenders(at.child);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      roots.add(root);
      countRenders(root.current);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  window.reactMounted = () => {
    const mounted: Mounted = { components: {}, renders: { ...renders }, effects: 0, elements: 0 };
    const count = (first: Fiber | null): void => {
      for (let at = first; at; at = at.sibling) {
        if (typeof at.type === "string") mounted.elements += 1;
        else if (isComponent(at)) {
          add(mounted.components, at);
          const last = at.updateQueue?.lastEffect;
          for (let effect = last?.next; effect; effect = effect.next) {
            mounted.effects += 1;
            if (effect === last) break;
          }
        }
        count(at.child);
      }
    };
    for (const { current } of roots) count(current.child);
    return mounted;
  };
};
