import type { SubAppHost, SubAppLifecycles } from "@console-shell/contract";
import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createQueryClient } from "./data/query-client.ts";
import { SubAppRoot, type Messages } from "./sub-app-root.tsx";

interface SubAppDefinition {
  messages: Messages;
  /** The sub-app's component; it may use the SDK's hooks and react-router. */
  App: ComponentType;
}

/**
 * Makes the lifecycles that an entry module exports:
 * `export const { mount, unmount, update } = defineSubApp({ messages, App })`.
 * `mount` resolves when the first render is on the screen and rejects when that render fails.
 */
export const defineSubApp = ({
  messages,
  App,
}: SubAppDefinition): Required<Pick<SubAppLifecycles, "mount" | "unmount" | "update">> => {
  const mounts = new Map<HTMLElement, { root: Root; render: (host: SubAppHost) => void }>();

  const mount = (host: SubAppHost): Promise<void> => {
    const queryClient = createQueryClient();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const root = createRoot(host.container, { onUncaughtError: reject });
    const render = (current: SubAppHost) =>
      root.render(
        <SubAppRoot
          host={current}
          messages={messages}
          queryClient={queryClient}
          App={App}
          onReady={resolve}
          onError={reject}
        />,
      );
    mounts.set(host.container, { root, render });
    render(host);
    return promise;
  };

  const unmount = (host: SubAppHost): void => {
    mounts.get(host.container)?.root.unmount();
    mounts.delete(host.container);
  };

  const update = (host: SubAppHost): void => mounts.get(host.container)?.render(host);

  return { mount, unmount, update };
};
