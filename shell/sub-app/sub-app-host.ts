import type {
  HostRequest,
  HostServices,
  Live,
  MountScope,
  SubAppHost,
} from "@console-shell/contract";
import type { CurrentServices } from "@console-shell/runtime";

/**
 * A value of the services in force, which may be replaced. While the sub-app is parked it stands
 * still: a parked sub-app must not follow the console to an address that isn't its own.
 */
const followed = <Value>(
  scope: MountScope,
  services: CurrentServices<HostServices>,
  pick: (from: HostServices) => Live<Value>,
): Live<Value> => {
  const listeners = new Set<(value: Value) => void>();
  let source = pick(services.get());
  let told = source.get();
  const tell = () => {
    if (!scope.active || Object.is(source.get(), told)) return;
    told = source.get();
    for (const listener of listeners) listener(told);
  };
  let stop = source.subscribe(tell);
  scope.effects.add(() => stop());
  services.subscribe(() => {
    stop();
    source = pick(services.get());
    stop = source.subscribe(tell);
    tell();
  });
  return {
    get: () => (scope.active ? source.get() : told),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * What a sub-app gets: the shell's services, every subscription and call of which ends with the
 * mount. A sub-app that was left may still finish something: its calls must not move the page of
 * the next one, and neither may those of a parked one.
 */
export const createSubAppHost = (
  scope: MountScope,
  services: CurrentServices<HostServices>,
): SubAppHost => {
  const { signal } = scope;
  const live = <Value>(pick: (from: HostServices) => Live<Value>) =>
    followed(scope, services, pick);
  const ifShown =
    <Input extends unknown[]>(act: (from: HostServices) => (...input: Input) => void) =>
    (...input: Input): void => {
      if (scope.active && !signal.aborted) act(services.get())(...input);
    };
  const request = async (...input: Parameters<HostRequest>) => {
    signal.throwIfAborted();
    const [key, values, options] = input;
    const ended = options?.signal ? AbortSignal.any([signal, options.signal]) : signal;
    return services.get().request(key, values, { ...options, signal: ended });
  };
  return Object.defineProperties(
    scope as SubAppHost,
    Object.getOwnPropertyDescriptors({
      account: live((from) => from.account),
      permissions: live((from) => from.permissions),
      locale: live((from) => from.locale),
      theme: live((from) => from.theme),
      location: live((from) => from.location),
      history: services.get().history,
      get basename() {
        return services.get().basename;
      },
      request: request as HostRequest,
      navigate: ifShown((from) => from.navigate),
      setTitle: ifShown((from) => from.setTitle),
      notify: (...input: Parameters<HostServices["notify"]>) => {
        if (!signal.aborted) services.get().notify(...input);
      },
    }),
  );
};
