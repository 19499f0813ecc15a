import type { SubAppLifecycles } from "@console-shell/contract";
import { createTestHost, type TestHost, type TestHostOptions } from "./create-test-host.ts";

/** A mounted sub-app and its host. */
export interface TestMount extends TestHost {
  /** Unmounts it as the console does. */
  unmount(): Promise<void>;
}

/**
 * Mounts a sub-app in a browser test, without console or server: `await mountForTest(await
 * import("../main.tsx"), { name, path, permissions, answers })`. Rejects if the sub-app's `mount` does.
 */
export const mountForTest = async (
  lifecycles: SubAppLifecycles,
  options: TestHostOptions,
): Promise<TestMount> => {
  const test = createTestHost(options);
  const unmount = async () => {
    try {
      await lifecycles.unmount?.(test.host);
    } finally {
      test.remove();
    }
  };
  try {
    await lifecycles.bootstrap?.(test.host);
    await lifecycles.mount(test.host);
  } catch (error) {
    await unmount();
    throw error;
  }
  return Object.assign(test, { unmount });
};
