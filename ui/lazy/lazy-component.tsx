import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from "react";

/** One reset per failed load: React caches the failure until it is called. */
const failed = new Set<() => void>();

/** The errors of those loads. */
const failures = new WeakSet<object>();

/** Whether an error comes from loading a component, not from rendering it. */
export const isLoadFailure = (error: object): boolean => failures.has(error);

/**
 * Resets failed loads, so the components load again when next shown. Call it from the error boundary that
 * shows the failure.
 */
export const resetFailedLoads = (): void => {
  for (const reset of failed) reset();
  failed.clear();
};

/** A component that is loaded when it is first shown, or ahead of it. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  preload: () => Promise<void>;
}

/**
 * A component that is loaded lazily; shows `fallback` until then. One that was loaded before it is shown
 * needs no boundary, so a prerendered page hydrates as a whole.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const waiting = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        failed.add(() => (Waiting = waiting()));
        if (error instanceof Error) failures.add(error);
        throw error;
      }
    });
  let Waiting = waiting();
  const Lazy = (props: Props) => {
    // Kept from the first render: changing the element type would remount the component.
    const [Ready] = useState(() => loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Waiting {...props} />
      </Suspense>
    );
  };
  return Object.assign(Lazy, {
    async preload() {
      await loadOnce();
    },
  });
};
