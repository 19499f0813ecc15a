import type { Adapter } from "../frameworks/adapter.ts";

/** Switches from one app to another, as the framework's users would. */
export const change = async (
  adapter: Adapter,
  left: string | undefined,
  entered: string,
  slot: HTMLElement,
): Promise<void> => {
  if (left === undefined) await adapter.mount(entered, slot);
  else if (adapter.change) await adapter.change(left, entered, slot);
  else {
    await adapter.unmount(left);
    await adapter.mount(entered, slot);
  }
};
