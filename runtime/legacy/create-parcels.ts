import { stepsIn, type LegacyPhase, type LegacySteps } from "./lifecycle-steps.ts";
import type { MountParcel, Parcel } from "./parcel.ts";

/** The parcels of one mount, or of one parcel. */
export interface Parcels {
  mountParcel: MountParcel;
  /**
   * Unmounts mounted parcels, and mounting ones when they finish. Those not yet started never
   * start. Rejects with the first failure once all have ended.
   */
  end(): Promise<void>;
}

const gone = () => new DOMException("What mounted the parcel was left.", "AbortError");
const quiet = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined);
  return promise;
};

const nameOf = (config: object): string | undefined => {
  const { name } = config as { name?: unknown };
  // A loading function's own name isn't the parcel's.
  if (typeof config === "function" || name === undefined || name === "") return undefined;
  if (typeof name !== "string") throw new TypeError("The name of a parcel is a string.");
  return name;
};

const check = (config: object, name: string): LegacySteps => {
  const steps = stepsIn(config);
  for (const phase of ["bootstrap", "mount", "unmount", "update"] as const) {
    const isOptional = (config as Record<string, unknown>)[phase] === undefined;
    if (!steps(phase) && !(isOptional && (phase === "bootstrap" || phase === "update")))
      throw new TypeError(`Parcel "${name}" has no valid ${phase}.`);
  }
  return steps;
};

/** `singleSpa` is what the parcels get as `props.singleSpa`. */
export const createParcels = (owner: string, singleSpa: () => object): Parcels => {
  /** How to end each parcel that isn't unmounted. */
  const here = new Set<() => unknown>();
  let count = 0;
  let over = false;

  const mountParcel: MountParcel = (config, given) => {
    if (over) throw gone();
    if (!config || (typeof config !== "object" && typeof config !== "function"))
      throw new TypeError("A parcel is an object with lifecycles, or a function that loads one.");
    let name = nameOf(config) ?? `${owner}-parcel-${(count += 1)}`;
    if (typeof given !== "object" || !(given as object | null))
      throw new TypeError(`Parcel "${name}" needs an object of props.`);
    if (!given.domElement) throw new TypeError(`Parcel "${name}" needs the prop domElement.`);
    let status = typeof config === "function" ? "LOADING_SOURCE_CODE" : "NOT_BOOTSTRAPPED";
    let props: object = given;
    let steps: LegacySteps;
    let inner = createParcels(name, singleSpa);
    let unmounting: Promise<null> | undefined;
    const unmounted = Promise.withResolvers<null>();
    void quiet(unmounted.promise);

    const expect = (wanted: string, verb: string) => {
      if (status !== wanted)
        throw new Error(`Parcel "${name}" can't ${verb}: its status is ${status}.`);
    };
    /** Applies the result of a step to the parcel's status. */
    const become = async (
      during: string,
      after: string,
      work: () => Promise<unknown>,
    ): Promise<null> => {
      status = during;
      try {
        await work();
      } catch (error) {
        status = "SKIP_BECAUSE_BROKEN";
        throw error instanceof Error ? Object.assign(error, { appOrParcelName: name }) : error;
      }
      status = after;
      return null;
    };
    const run = async (phase: LegacyPhase) => {
      const { mountParcel } = inner;
      const own = { name, mountParcel, singleSpa: singleSpa(), unmountSelf: unmount };
      for (const step of steps(phase) ?? []) await step({ ...props, ...own } as never);
    };
    const load = async () => {
      const source: unknown = typeof config === "function" ? (config as () => unknown)() : config;
      const found = (await source) as object | undefined;
      if (!found) throw new TypeError(`Parcel "${name}" loads nothing.`);
      name = nameOf(found) ?? name;
      steps = check(found, name);
      if (steps("update")) parcel.update = update;
    };
    const bootstrap = () => become("BOOTSTRAPPING", "NOT_MOUNTED", () => run("bootstrap"));
    const mount = async (): Promise<null> => {
      // A parcel that hasn't started when its owner leaves never starts.
      if (over) throw gone();
      inner = createParcels(name, singleSpa);
      unmounting = undefined;
      here.add(leave);
      return become("MOUNTING", "MOUNTED", () => run("mount"));
    };
    const end = async (): Promise<null> => {
      await mounting;
      await updating;
      expect("MOUNTED", "unmount");
      await become("UNMOUNTING", "NOT_MOUNTED", async () => {
        const [parcels] = await Promise.allSettled([inner.end()]);
        await run("unmount");
        if (parcels.status === "rejected") throw parcels.reason;
      });
      here.delete(leave);
      return null;
    };
    const unmount = (): Promise<null> => {
      unmounting ??= end();
      unmounting.then(unmounted.resolve, unmounted.reject);
      return unmounting;
    };
    const update = async (next: object = {}): Promise<null> => {
      expect("MOUNTED", "update");
      props = { domElement: given.domElement, ...next };
      const done = become("UPDATING", "MOUNTED", () => run("update"));
      updating = done.catch(() => undefined);
      return done;
    };
    const leave = () => {
      // Don't wait for a mount in progress; its unmount follows.
      if (status === "MOUNTING") void mounting.then(unmount, () => undefined);
      else if (/^(?:MOUNTED|UPDATING|UNMOUNTING)$/.test(status)) return unmount();
      else void quiet(mounting);
      return undefined;
    };

    here.add(leave);
    const loadPromise = quiet(become(status, "NOT_BOOTSTRAPPED", load));
    const bootstrapPromise = quiet(loadPromise.then(bootstrap));
    let mounting = bootstrapPromise.then(mount);
    let updating: Promise<unknown> | undefined;
    const parcel: Parcel = {
      async mount() {
        if (!over) expect("NOT_MOUNTED", "mount");
        return (mounting = mount());
      },
      unmount,
      getStatus: () => status,
      loadPromise,
      bootstrapPromise,
      mountPromise: mounting,
      unmountPromise: unmounted.promise,
    };
    return parcel;
  };

  return {
    mountParcel,
    async end() {
      over = true;
      const outcomes = await Promise.allSettled([...here].map(async (leave) => leave()));
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) throw failed.reason;
    },
  };
};
