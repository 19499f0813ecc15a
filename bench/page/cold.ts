import { mark, type PageMeasure } from "./bridge.ts";
import { pause, settled, timeMount } from "./time.ts";

/** The first mount of an app in this page; `ahead` says what was done before. */
export const cold: PageMeasure = async (adapter, slot, { app, ahead }) => {
  const name = String(app);
  if (ahead !== "nothing") {
    const asked = ahead === "prefetched" ? adapter.prefetch?.(name) : adapter.evaluate?.(name);
    if (!asked) return undefined;
    await asked;
    // Most frameworks don't report when it is done: long enough for all of them.
    await pause(1200);
    await settled();
  }
  await mark("before");
  const { complete, painted } = await timeMount(name, () => adapter.mount(name, slot));
  await settled();
  await mark("after");
  return { complete, painted };
};
