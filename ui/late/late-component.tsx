import { lazy, type ComponentType, type FunctionComponent } from "react";

/** One reset per failed load: React caches the failure until it is called. */
const failed = new Set<() => void>();

/** The errors of those loads. */
const failures = new WeakSet<object>();

/** Whether an error comes from loading a component, not from rendering it. */
export const isLateFailure = (error: object): boolean => failures.has(error);

/**
 * Resets failed loads, so the components load again when next shown. Call it from the error boundary that
 * shows the failure.
 */
export const renewFailed = (): void => {
  for (const renew of failed) renew();
  failed.clear();
};

/** A component that is loaded lazily. */
export const lateComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> => {
  const waiting = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (Current = waiting()));
        if (error instanceof Error) failures.add(error);
        throw error;
      }
    });
  let Current = waiting();
  return (props) => <Current {...props} />;
};
