import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { MountState } from "../lifecycle/state.ts";
import type { MountHandle, Runtime } from "../types.ts";

/** The argument of `fallback`. */
export interface SubAppFailure {
  error: unknown;
  /** Mounts again from a clean load. */
  retry: () => void;
}

export interface SubAppOutletProps<Services extends object> {
  runtime: Runtime<Services>;
  name: string;
  /** Keep the same object while nothing changes: a new one triggers the sub-app's `update`. */
  services: Services;
  onState?: (state: MountState) => void;
  onError?: (error: unknown) => void;
  /** Shown in place of a sub-app that failed. */
  fallback?: (failure: SubAppFailure) => ReactNode;
  /** Shown until the sub-app is mounted or has called `setLoading(false)`. */
  loading?: ReactNode;
}

interface View {
  /** The mount that the view belongs to. */
  mount: string;
  loading: boolean;
  failure: { error: unknown } | undefined;
}

/** Renders a sub-app in the host's page, in one `<div id="root-subapp">`. */
export const SubAppOutlet = <Services extends object>(
  props: SubAppOutletProps<Services>,
): ReactNode => {
  const { runtime, name, services, fallback, loading } = props;
  const [attempt, setAttempt] = useState(0);
  const mount = `${name}#${attempt}`;
  const fresh: View = { mount, loading: false, failure: undefined };
  const [stored, setView] = useState(fresh);
  const view = stored.mount === mount ? stored : fresh;
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<MountHandle<Services>>(null);
  const latest = useRef(props);
  const handed = useRef(services);
  useLayoutEffect(() => {
    latest.current = props;
  });

  // A layout effect cleans up while the element is still in the page, which parking requires.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    handed.current = latest.current.services;
    const show = (change: Partial<View>) =>
      setView((old) => ({
        ...(old.mount === mount ? old : { mount, loading: false, failure: undefined }),
        ...change,
      }));
    const current = runtime.mountSubApp(name, element.current, handed.current, {
      onState: (state, error) => {
        latest.current.onState?.(state);
        if (state !== "failed") return;
        show({ loading: false, failure: { error } });
        latest.current.onError?.call(undefined, error);
      },
      onLoading: (loading) => show({ loading }),
    });
    handle.current = current;
    return () => {
      handle.current = null;
      void current.unmount();
    };
  }, [runtime, name, mount]);

  useLayoutEffect(() => {
    const place = element.current;
    return () => {
      if (place) runtime.release(place);
    };
  }, [runtime]);

  useEffect(() => {
    if (handed.current === services) return;
    handed.current = services;
    const current = handle.current;
    current?.update(services).catch((error: unknown) => {
      if (current.state === "mounted") latest.current.onError?.call(undefined, error);
    });
  }, [services]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return (
    <>
      {view.failure && fallback?.({ error: view.failure.error, retry })}
      {view.loading && loading}
      <div id="root-subapp" ref={element} hidden={view.failure !== undefined} />
    </>
  );
};
