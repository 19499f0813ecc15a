import { stepsIn, type LegacyPhase } from "./lifecycle-steps.ts";

type ParcelConfig = object | ((props: object) => Promise<object>);

/** A parcel of single-spa: something with lifecycles inside a mounted sub-app. */
export interface Parcel {
  mount(): Promise<null>;
  unmount: () => Promise<null>;
  update(props?: object): Promise<null>;
  getStatus(): string;
  readonly loadPromise: Promise<null>;
  readonly bootstrapPromise: Promise<null>;
  readonly mountPromise: Promise<null>;
  readonly unmountPromise: Promise<null>;
}
export type MountParcel = (
  config: ParcelConfig,
  props: { domElement: HTMLElement; [name: string]: unknown },
) => Parcel;

/** The parcels of one mount. `end` unmounts those that are still there. */
export interface Parcels {
  mountParcel: MountParcel;
  end(): Promise<void>;
}

export const createParcels = (owner: string): Parcels => {
  const mounted = new Set<Parcel>();
  let count = 0;
  const mountParcel: MountParcel = (config, given) => {
    const name = `${owner}-parcel-${(count += 1)}`;
    const gone = Promise.withResolvers<null>();
    gone.promise.catch(() => undefined);
    let status = "LOADING_SOURCE_CODE";
    let props: object = given;

    const loading = (async () =>
      stepsIn(typeof config === "function" ? await (config as () => Promise<object>)() : config))();
    const run = async (phase: LegacyPhase, after: string): Promise<null> => {
      const steps = await loading;
      try {
        const { unmount: unmountSelf } = parcel;
        for (const step of steps(phase) ?? [])
          await step({ ...props, name, mountParcel, unmountSelf } as never);
      } catch (error) {
        status = "SKIP_BECAUSE_BROKEN";
        throw error;
      }
      status = after;
      return null;
    };
    const mount = async (): Promise<null> => {
      await run("mount", "MOUNTED");
      mounted.add(parcel);
      return null;
    };
    const unmount = (): Promise<null> => {
      if (mounted.delete(parcel)) run("unmount", "NOT_MOUNTED").then(gone.resolve, gone.reject);
      return gone.promise;
    };
    const bootstrapPromise = Promise.resolve().then(() => run("bootstrap", "NOT_MOUNTED"));
    const parcel: Parcel = {
      mount,
      unmount,
      update(next = {}) {
        props = { ...props, ...next };
        return run("update", "MOUNTED");
      },
      getStatus: () => status,
      loadPromise: loading.then(() => null),
      bootstrapPromise,
      mountPromise: bootstrapPromise.then(mount),
      unmountPromise: gone.promise,
    };
    return parcel;
  };
  return {
    mountParcel,
    async end() {
      await Promise.allSettled([...mounted].map((parcel) => parcel.unmount()));
    },
  };
};
