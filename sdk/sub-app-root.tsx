import type { Locale, SubAppHost } from "@console-shell/contract";
import { AddressContext, ConsoleTheme } from "@console-shell/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type ComponentType } from "react";
import { IntlProvider } from "react-intl";
import { OutOfDate } from "./data/out-of-date.tsx";
import { HostContext } from "./host/host-context.ts";
import { useLive } from "./host/use-live.ts";
import { RenderFailure } from "./render-failure.tsx";
import { HostRouter } from "./routing/host-router.tsx";

/** Catalogue of each language: key → ICU message. */
export type Messages = Record<Locale, Record<string, string>>;

interface SubAppRootProps {
  host: SubAppHost;
  messages: Messages;
  queryClient: QueryClient;
  App: ComponentType;
  onReady: () => void;
  onError: (error: Error) => void;
}

/** The tree of one mount: what the host offers as React contexts around the team's App. */
export const SubAppRoot = ({
  host,
  messages,
  queryClient,
  App,
  onReady,
  onError,
}: SubAppRootProps) => {
  const locale = useLive(host.locale);
  const theme = useLive(host.theme);
  const density = useLive(host.density);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    onReady();
  }, [onReady]);
  // What failed while the server was out of reach is read again.
  useEffect(
    () =>
      host.online.subscribe((online) => {
        if (online) void queryClient.refetchQueries({ type: "active" });
      }),
    [host, queryClient],
  );
  return (
    <HostContext value={host}>
      <IntlProvider locale={locale} messages={messages[locale]}>
        <ConsoleTheme locale={locale} theme={theme} density={density} popupRoot={host.overlayRoot}>
          <QueryClientProvider client={queryClient}>
            <AddressContext value={host.address}>
              <HostRouter host={host}>
                <OutOfDate />
                <RenderFailure onError={onError} isMounted={() => mounted.current}>
                  <App />
                </RenderFailure>
              </HostRouter>
            </AddressContext>
          </QueryClientProvider>
        </ConsoleTheme>
      </IntlProvider>
    </HostContext>
  );
};
