import { change } from "./change.ts";
import type { PageMeasure } from "./bridge.ts";
import { settled, timeMount } from "./time.ts";

const warmUp = 2;

/** Remounts of one app, then switches between two. */
export const warm: PageMeasure = async (adapter, slot, { times, one, other }) => {
  const [first, second] = [String(one), String(other)];
  const remount: number[] = [];
  const switches: number[] = [];
  const mount = (name: string) => timeMount(name, () => adapter.mount(name, slot));
  await mount(first);
  for (let at = 0; at < Number(times) + warmUp; at += 1) {
    await adapter.unmount(first);
    await settled();
    const { complete } = await mount(first);
    await settled();
    if (at >= warmUp) remount.push(complete);
  }
  let [from, to] = [first, second];
  for (let at = 0; at < Number(times) + warmUp; at += 1) {
    const [left, entered] = [from, to];
    const { complete } = await timeMount(entered, () => change(adapter, left, entered, slot));
    await settled();
    [from, to] = [entered, left];
    if (at >= warmUp) switches.push(complete);
  }
  return { remount, switch: switches };
};
