import type { Locale, SubAppHost, SubAppLifecycles } from "@console-shell/contract";
import { closeQueryClient, loadLanguage as loadKitLanguage } from "@console-shell/ui";
import type { QueryClient } from "@tanstack/react-query";
import { Fragment, startTransition, type ComponentType, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createQueryClient } from "./data/query-client.ts";
import { createPages, type PageRow } from "./pages/page-table.tsx";
import { shownFor } from "./routing/shown-for.ts";
import { SubAppRoot, type Catalogue, type LoadedLanguage } from "./sub-app-root.tsx";

interface SubAppDefinition {
  /**
   * The texts of each language, or a function that loads them: `() => import("./zh-CN.ts")`, with a default
   * export.
   */
  messages: Record<Locale, Catalogue | (() => Promise<{ default: Catalogue }>)>;
  /** The table in `pages.ts`. Without it, `App` shows all pages itself. */
  pages?: readonly PageRow[];
  /** What lies above the pages, its children, e.g. state that outlives a page. */
  App?: ComponentType<{ children: ReactNode }>;
}

interface Mounted {
  root: Root;
  queryClient: QueryClient;
  render: (host: SubAppHost) => void;
}

/**
 * Creates the lifecycles that an entry module exports: `export const { mount, unmount, update, activate } =
 * defineSubApp({ messages, pages })`.
 * `mount` resolves when the first render is on the screen and rejects when that render fails.
 */
export const defineSubApp = ({
  messages,
  pages = [],
  App = Fragment,
}: SubAppDefinition): Required<
  Pick<SubAppLifecycles, "mount" | "unmount" | "update" | "activate">
> => {
  const mounts = new Map<HTMLElement, Mounted>();
  const { Shown, startFor, preload } = createPages(pages);

  const loadMessages = async (locale: Locale): Promise<Catalogue> => {
    const own = messages[locale];
    return typeof own === "function" ? (await own()).default : own;
  };
  const loadLanguage = async (locale: Locale): Promise<LoadedLanguage> => {
    const [own, { common }] = await Promise.all([loadMessages(locale), loadKitLanguage(locale)]);
    return { locale, messages: { ...common, ...own } };
  };

  const mount = async (host: SubAppHost): Promise<void> => {
    const { pathname } = shownFor(host, host.location.get(), startFor(host.permissions.get()));
    preload(pathname.slice(host.basename.length) || "/", host.chunkTimeout);
    const firstLanguage = await loadLanguage(host.locale.get());
    // The operator may have left in the meantime.
    host.signal.throwIfAborted();
    const queryClient = createQueryClient();
    // Without this attribute, the page's resets, fonts and colours don't apply to the sub-app.
    for (const element of [host.container, host.overlayRoot]) element.dataset["consoleLook"] = "";
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const root = createRoot(host.container, {
      // The shell and other sub-apps have React roots of their own, whose generated ids would collide.
      identifierPrefix: `${(host.history.base + host.name).replaceAll(/\W+/g, "-")}-`,
      onUncaughtError(error) {
        reject(error);
        // React reports it nowhere else, and after the first render nobody handles the promise.
        reportError(error);
      },
    });
    const render = (current: SubAppHost) =>
      root.render(
        <SubAppRoot
          host={current}
          firstLanguage={firstLanguage}
          loadLanguage={loadLanguage}
          queryClient={queryClient}
          startFor={startFor}
          onReady={resolve}
          onError={reject}
        >
          <App>{pages.length > 0 ? <Shown /> : null}</App>
        </SubAppRoot>,
      );
    mounts.set(host.container, { root, queryClient, render });
    // In a transition, so the page stays responsive.
    startTransition(() => render(host));
    return promise;
  };

  const unmount = (host: SubAppHost): void => {
    const mounted = mounts.get(host.container);
    mounts.delete(host.container);
    mounted?.root.unmount();
    if (mounted) closeQueryClient(mounted.queryClient);
  };

  const update = (host: SubAppHost): void => mounts.get(host.container)?.render(host);

  /** After being parked, the sub-app may show stale data. */
  const activate = (host: SubAppHost): void =>
    void mounts.get(host.container)?.queryClient.refetchQueries({ type: "active", stale: true });

  return { mount, unmount, update, activate };
};
