import type { PageMeasure } from "./bridge.ts";
import { change } from "./change.ts";
import { painted, settled, timeMount } from "./time.ts";

const warmUp = 2;

/** Whether it is in the page, visible and laid out. */
const shown = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ contentVisibilityAuto: true }) &&
  element.getBoundingClientRect().height > 0;

/** Switches between two apps that are parked instead of unmounted. */
export const kept: PageMeasure = async (adapter, slot, { times }) => {
  if (!adapter.canKeepAlive) return undefined;
  const names = ["reacta", "reactb"];
  const elements = new Map<string, Element>();
  for (const name of names) {
    elements.set(name, (await timeMount(name, () => adapter.mount(name, slot))).element);
    await settled();
    await adapter.unmount(name);
    await settled();
  }
  const spent: number[] = [];
  const frames: number[] = [];
  let left: string | undefined;
  for (let at = 0; at < Number(times) + warmUp; at += 1) {
    const name = names[at % 2]!;
    const element = elements.get(name)!;
    const start = performance.now();
    await change(adapter, left, name, slot);
    for (let tries = 0; !shown(element); tries += 1) {
      if (tries > 100) throw new Error(`${name} did not come back as it was`);
      await painted();
    }
    const complete = performance.now() - start;
    await painted();
    const frame = performance.now() - start;
    await settled();
    left = name;
    if (at < warmUp) continue;
    spent.push(complete);
    frames.push(frame);
  }
  return { switch: spent, painted: frames };
};
