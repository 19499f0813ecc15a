import type { SubAppLifecycles } from "@console-shell/contract";
import { createTestHost, type TestHost, type TestHostOptions } from "./create-test-host.ts";

/** A sub-app that is mounted, and its host. */
export interface TestMount extends TestHost {
  /** Leaves it, as the console does. */
  unmount(): Promise<void>;
}

/**
 * Mounts a sub-app in a test that runs in a browser, without a console and without a server:
 * `await mountForTest(await import("../main.tsx"), { name, path, permissions, answers })`. Rejects
 * as its `mount` does.
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
