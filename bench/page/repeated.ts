import { mark, type PageMeasure } from "./bridge.ts";
import { settled, timeMount } from "./time.ts";

const warmUp = 10;

/** Mounts and unmounts an app many times, and counts the page's objects before and after. */
export const repeated: PageMeasure = async (adapter, slot, { app, times }) => {
  const name = String(app);
  const cycle = async () => {
    await timeMount(name, () => adapter.mount(name, slot));
    await adapter.unmount(name);
  };
  for (let at = 0; at < warmUp; at += 1) await cycle();
  await settled();
  await mark("before");
  for (let at = 0; at < Number(times); at += 1) await cycle();
  await settled();
  await mark("after");
  return {};
};
