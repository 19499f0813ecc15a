import { expect, test } from "vitest";
import type { LegacyProps } from "../../legacy/index.ts";
import type { Parcel } from "../../legacy/parcel.ts";
import { failureOf, services, stage } from "../harness.ts";
import { elements, legacy, staged } from "./staged.ts";

/** A mounted app, its own element, and its props. */
const opened = async () => {
  const { runtime, element, events } = stage([legacy("single-spa")]);
  const place = element();
  elements.push(place);
  const handle = runtime.mountSubApp("single-spa", place, services());
  await handle.ready;
  const container = place.querySelector<HTMLElement & { props?: LegacyProps }>("[data-sub-app]");
  const props = container?.props as LegacyProps;
  return { handle, props, place, events, domElement: document.createElement("div") };
};
/** A parcel that records its steps; a test may hold each of them. */
const parcelOf = (steps: string[], held: Record<string, Promise<void>> = {}, own = {}) => {
  const step = (name: string) => async () => {
    steps.push(name);
    await held[name];
  };
  const names = ["bootstrap", "mount", "unmount"];
  return { ...Object.fromEntries(names.map((name) => [name, step(name)])), ...own };
};

test("R13.19 statuses and the update member match single-spa", async () => {
  const { handle, props, domElement } = await opened();
  const hold = Object.fromEntries(
    ["load", "bootstrap", "mount", "unmount", "update"].map((name) => [
      name,
      Promise.withResolvers<void>(),
    ]),
  );
  const held = Object.fromEntries(
    Object.entries(hold).map(([name, { promise }]) => [name, promise]),
  );
  const statuses: string[] = [];
  const see = (parcel: Parcel) => void statuses.push(parcel.getStatus());
  const update = async () => held["update"];
  const parcel = props.mountParcel(
    async () => {
      await held["load"];
      return parcelOf([], held, { update });
    },
    { domElement },
  );
  see(parcel);
  expect("update" in parcel).toBe(false);
  for (const name of ["load", "bootstrap", "mount"] as const) {
    hold[name]?.resolve();
    await parcel[`${name}Promise`];
    see(parcel);
  }
  const updating = parcel.update?.({ color: "red" });
  see(parcel);
  hold["update"]?.resolve();
  await updating;
  const unmounting = parcel.unmount();
  await expect.poll(() => parcel.getStatus()).toBe("UNMOUNTING");
  hold["unmount"]?.resolve();
  expect(await unmounting).toBe(null);
  see(parcel);
  await parcel.mount();
  see(parcel);
  expect(statuses).toEqual([
    "LOADING_SOURCE_CODE",
    "BOOTSTRAPPING",
    "MOUNTING",
    "MOUNTED",
    "UPDATING",
    "NOT_MOUNTED",
    "MOUNTED",
  ]);
  const plain = props.mountParcel(parcelOf([]), { domElement });
  expect(plain.getStatus()).toBe("NOT_BOOTSTRAPPED");
  await plain.mountPromise;
  expect("update" in plain).toBe(false);
  await failureOf(plain.mount());
  const broken = props.mountParcel(
    parcelOf([], {}, { mount: () => Promise.reject(new Error("no")) }),
    { domElement },
  );
  expect(await failureOf(broken.mountPromise)).toMatchObject({ message: "no" });
  expect(broken.getStatus()).toBe("SKIP_BECAUSE_BROKEN");
  await handle.unmount();
});

test("R13.19 an invalid parcel, or one without an element, is rejected", async () => {
  const { handle, props, domElement } = await opened();
  const mount = props.mountParcel as (...input: unknown[]) => Parcel;
  expect(() => mount(parcelOf([]), {})).toThrow("needs the prop domElement");
  expect(() => mount(parcelOf([]))).toThrow("needs an object of props");
  expect(() => mount(undefined, { domElement })).toThrow("an object with lifecycles");
  expect(() => mount({ ...parcelOf([]), name: 1 }, { domElement })).toThrow("is a string");
  const lacking = mount({ mount() {} }, { domElement });
  expect(String(await failureOf(lacking.mountPromise))).toContain("has no valid unmount");
  const empty = mount(async () => undefined, { domElement });
  expect(String(await failureOf(empty.mountPromise))).toContain("loads nothing");
  await handle.unmount();
});

test("R13.20 unmount during mount waits for the mount and then unmounts", async () => {
  const { handle, props, domElement } = await opened();
  const steps: string[] = [];
  const mounting = Promise.withResolvers<void>();
  const parcel = props.mountParcel(parcelOf(steps, { mount: mounting.promise }), { domElement });
  await expect.poll(() => parcel.getStatus()).toBe("MOUNTING");
  const left = parcel.unmount();
  mounting.resolve();
  await left;
  expect(await parcel.unmountPromise).toBe(null);
  expect(steps).toEqual(["bootstrap", "mount", "unmount"]);
  await handle.unmount();
  expect(steps).toHaveLength(3);
});

test("R13.20 a parcel still mounting when its app leaves is unmounted afterwards", async () => {
  const { handle, props, domElement } = await opened();
  const steps: string[] = [];
  const mounting = Promise.withResolvers<void>();
  const parcel = props.mountParcel(parcelOf(steps, { mount: mounting.promise }), { domElement });
  await expect.poll(() => parcel.getStatus()).toBe("MOUNTING");
  await handle.unmount();
  expect(steps).toEqual(["bootstrap", "mount"]);
  mounting.resolve();
  await parcel.unmountPromise;
  expect(steps.at(-1)).toBe("unmount");
});

test("R13.20 a parcel whose code arrives after its app has left never mounts", async () => {
  const { handle, props, domElement } = await opened();
  const steps: string[] = [];
  const arriving = Promise.withResolvers<object>();
  const parcel = props.mountParcel(() => arriving.promise, { domElement });
  await handle.unmount();
  arriving.resolve(parcelOf(steps));
  expect(await failureOf(parcel.mountPromise)).toMatchObject({ name: "AbortError" });
  expect(steps).not.toContain("mount");
  expect(() => props.mountParcel(parcelOf(steps), { domElement })).toThrow("was left");
});

test("R13.20 a parcel still updating when its app leaves is unmounted afterwards", async () => {
  const { handle, props, domElement } = await opened();
  const steps: string[] = [];
  const updating = Promise.withResolvers<void>();
  const update = () => updating.promise;
  const parcel = props.mountParcel(parcelOf(steps, {}, { update }), { domElement });
  await parcel.mountPromise;
  const updated = parcel.update?.({});
  const leaving = handle.unmount();
  updating.resolve();
  await Promise.all([updated, leaving, parcel.unmountPromise]);
  expect(steps.at(-1)).toBe("unmount");
});

test("R13.17 a parcel's timeouts apply", async () => {
  const { handle, props, domElement } = await opened();
  const timeouts = { mount: { millis: 20, dieOnTimeout: true } };
  const parcel = props.mountParcel(
    parcelOf([], { mount: new Promise(() => undefined) }, { name: "slow", timeouts }),
    { domElement },
  );
  expect(String(await failureOf(parcel.mountPromise))).toContain("slow");
  expect(parcel.getStatus()).toBe("SKIP_BECAUSE_BROKEN");
  await handle.unmount();
});

test("R13.20 a parcel in a parcel leaves before its parent", async () => {
  const { handle, props, domElement } = await opened();
  const steps: string[] = [];
  const inner = parcelOf(steps);
  let child: Parcel | undefined;
  const outer = props.mountParcel(
    {
      mount: async (given: LegacyProps) => {
        expect(given.singleSpa.getAppNames()).toEqual(["single-spa"]);
        child = given.mountParcel(inner, { domElement });
        await child.mountPromise;
      },
      unmount: async () => void steps.push(`outer after ${child?.getStatus()}`),
    },
    { domElement },
  );
  await outer.mountPromise;
  await outer.unmount();
  expect(steps.slice(-2)).toEqual(["unmount", "outer after NOT_MOUNTED"]);
  await outer.mount();
  await handle.unmount();
  expect(steps.slice(-2)).toEqual(["unmount", "outer after NOT_MOUNTED"]);
});

test("R13.20 a parcel that fails to unmount doesn't keep its app, and is reported", async () => {
  const { handle, props, domElement, events, place } = await opened();
  const parcel = props.mountParcel(
    parcelOf([], {}, { unmount: () => Promise.reject(new Error("stays")) }),
    { domElement },
  );
  await parcel.mountPromise;
  const error = await failureOf(handle.unmount());
  expect(error).toMatchObject({ name: "LifecycleError", phase: "unmount", app: "single-spa" });
  expect(events.some((event) => event.error === error)).toBe(true);
  expect(handle.state).toBe("unmounted");
  expect(place.childNodes).toHaveLength(0);
});

test("R13.13 a root parcel ends with the mount too", async () => {
  const mount = staged([legacy("single-spa")]);
  const { ready, place, handle } = mount("single-spa");
  await ready;
  const holder = place.querySelector<HTMLElement & { props?: LegacyProps }>("[data-sub-app]");
  const steps: string[] = [];
  const domElement = document.createElement("div");
  const parcel = holder?.props?.singleSpa.mountRootParcel(parcelOf(steps), { domElement });
  await parcel?.mountPromise;
  await handle.unmount();
  expect(steps).toEqual(["bootstrap", "mount", "unmount"]);
});
