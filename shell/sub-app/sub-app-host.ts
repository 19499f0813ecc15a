import type {
  HostLocation,
  HostNotice,
  HostRequest,
  HostServices,
  Live,
  MountScope,
  PaletteEntry,
  SubAppHost,
} from "@console-shell/contract";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import type { CurrentServices } from "@console-shell/runtime";

/**
 * A value of the current services, which may be replaced. Frozen while parked: a parked sub-app must not
 * follow the console to an address that isn't its own.
 */
const followed = <Value>(
  scope: MountScope,
  services: CurrentServices<HostServices>,
  pick: (from: HostServices) => Live<Value>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Live<Value> => {
  const listeners = new Set<(value: Value) => void>();
  let source = pick(services.get());
  let told = source.get();
  /** Equal values return the first object, because readers compare by identity. */
  const now = () => (!scope.active || isSame(source.get(), told) ? told : source.get());
  const tell = () => {
    const value = now();
    if (Object.is(value, told)) return;
    told = value;
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
    get: now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const isSamePlace = (one: HostLocation, other: HostLocation): boolean =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  Object.is(one.state, other.state);

/**
 * What a sub-app gets: the shell's services, with every subscription and call ended with the mount. A
 * sub-app that was left may still finish something: its calls must not affect the next one's page; the same
 * goes for parked ones.
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
  let title: Parameters<HostServices["setTitle"]> = [""];
  let shown = scope.active;
  services.subscribe(() => {
    // After reactivation it shows the same page, and reports only changes itself.
    if (scope.active && !shown) services.get().setTitle(...title);
    shown = scope.active;
  });
  const showTitle = ifShown((from) => from.setTitle);
  const request = async (...input: Parameters<HostRequest>) => {
    signal.throwIfAborted();
    const [key, values, options] = input;
    const ended = options?.signal ? AbortSignal.any([signal, options.signal]) : signal;
    return services
      .get()
      .request(callOnServer(scope.name, key), values, { ...options, signal: ended });
  };
  return Object.defineProperties(
    scope as SubAppHost,
    Object.getOwnPropertyDescriptors({
      account: live((from) => from.account),
      permissions: live((from) => from.permissions),
      locale: live((from) => from.locale),
      theme: live((from) => from.theme),
      density: live((from) => from.density),
      // Every visit has its own key. Reactivated at the same place, a sub-app has nothing to rerender.
      location: followed(scope, services, (from) => from.location, isSamePlace),
      appType: services.get().appType,
      chunkTimeout: services.get().chunkTimeout,
      history: services.get().history,
      get basename() {
        return services.get().basename;
      },
      get routes() {
        return services.get().routes;
      },
      request: request as HostRequest,
      address: (path: string) => services.get().address(path),
      navigate: ifShown((from) => from.navigate),
      setTitle(...input: Parameters<HostServices["setTitle"]>) {
        title = input;
        showTitle(...input);
      },
      notify: ({ action, ...notice }: HostNotice) => {
        if (!signal.aborted)
          services.get().notify({ ...notice, ...(action && { action: { ...action, signal } }) });
      },
      online: live((from) => from.online),
      holdUnsaved: (...input: Parameters<HostServices["holdUnsaved"]>) =>
        signal.aborted ? () => undefined : scope.effects.add(services.get().holdUnsaved(...input)),
      reportFailure: (error: unknown) => services.get().reportFailure(error),
      nearPages: (pathname: string) => services.get().nearPages(pathname),
      offerEntries: (entries: () => readonly PaletteEntry[]) =>
        signal.aborted
          ? () => undefined
          : // What a parked sub-app could do would happen out of sight.
            scope.effects.add(services.get().offerEntries(() => (scope.active ? entries() : []))),
      confirmLeave: async () => signal.aborted || services.get().confirmLeave(),
    }),
  );
};
