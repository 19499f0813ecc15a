/** What React has mounted: components, effects they have registered, and elements. */
export interface Mounted {
  components: number;
  effects: number;
  elements: number;
  /** The most numerous components, by name or the beginning of their source. */
  most: Record<string, number>;
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
  updateQueue: { lastEffect?: Effect | null } | null;
}
interface Effect {
  next: Effect;
}

/**
 * Keeps every React root of the page, as React's developer tools do, to count what they show. It runs in the page before
 * its scripts, so it must be self-contained.
 */
export const watchReact = (): void => {
  const roots = new Set<{ current: Fiber }>();
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => void roots.add(root),
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  const sourceOf = (type: unknown): string => {
    const { render, type: inner } = type as { render?: unknown; type?: unknown };
    const made = typeof type === "function" ? type : (render ?? inner);
    if (typeof made !== "function") return "";
    return made.name.length > 2 ? made.name : made.toString().slice(0, 60);
  };
  window.reactMounted = () => {
    const mounted: Mounted = { components: 0, effects: 0, elements: 0, most: {} };
    const all: Record<string, number> = {};
    const count = (fiber: Fiber | null): void => {
      for (let at = fiber; at; at = at.sibling) {
        if (typeof at.type === "string") mounted.elements += 1;
        else if (at.type) {
          const source = sourceOf(at.type);
          if (source) {
            mounted.components += 1;
            all[source] = (all[source] ?? 0) + 1;
          }
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
    mounted.most = Object.fromEntries(
      Object.entries(all)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 12),
    );
    return mounted;
  };
};
