import {
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from "react";

/** The errors of components that didn't load. */
const failures = new WeakSet<object>();

/** Whether an error comes from loading a component, not from rendering it. */
export const isLoadFailure = (error: object): boolean => failures.has(error);

/** A component that is loaded when it is first shown, or ahead of it. */
export interface LazyComponent<Props, Hint = undefined> extends FunctionComponent<Props> {
  preload: (hint?: Hint) => Promise<void>;
}

const useNothing = () => undefined;

/**
 * A component that is loaded lazily; shows `fallback` until then. One that was loaded before it is shown is part of the
 * first render, so a prerendered page hydrates as a whole. One that fails to load loads again when it's next shown.
 * `useHint` gives the load something that only a rendered component knows.
 *
 * Without Suspense: React holds such a component back for 300 ms, and fails with error 177 if by then an effect of
 * another root, such as a sub-app's, has changed a store that this root reads.
 */
export const lazyComponent = <Props extends object, Hint = undefined>(
  load: (hint?: Hint) => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  useHint: () => Hint | undefined = useNothing,
): LazyComponent<Props, Hint> => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = async (hint?: Hint) => {
    try {
      return (loaded ??= await (loading ??= load(hint)));
    } catch (error) {
      loading = undefined;
      if (error instanceof Error) failures.add(error);
      throw error;
    }
  };
  const begin = (hint: Hint | undefined) => {
    const arriving = loadOnce(hint);
    // A render that React abandons has no effect that would handle it.
    arriving.catch(() => undefined);
    return arriving;
  };
  const Lazy = (props: Props) => {
    const hint = useHint();
    const [Ready, setReady] = useState(() => loaded);
    // Already with the first render: an effect would begin later.
    const [arriving] = useState(() => (Ready ? undefined : begin(hint)));
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      let left = false;
      arriving?.then(
        (component) => {
          if (!left) setReady(() => component);
        },
        (error: unknown) => {
          if (!left) setFailure({ error });
        },
      );
      return () => {
        left = true;
      };
    }, [arriving]);
    if (failure) throw failure.error;
    return Ready ? <Ready {...props} /> : fallback;
  };
  return Object.assign(Lazy, {
    async preload(hint?: Hint) {
      await loadOnce(hint);
    },
  });
};
