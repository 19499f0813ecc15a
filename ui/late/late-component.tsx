import { lazy, type ComponentType, type FunctionComponent } from "react";

/** What could not be loaded: React keeps the failure, until each of these is called. */
const failed = new Set<() => void>();

/** The errors of those loads. */
const failures = new WeakSet<object>();

/** Whether an error came of loading, and not of what was loaded. */
export const isLateFailure = (error: object): boolean => failures.has(error);

/** Has what could not be loaded load anew when it is next shown. For whatever has shown the failure. */
export const renewFailed = (): void => {
  for (const renew of failed) renew();
  failed.clear();
};

/** A component that loads when it is first shown. */
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
