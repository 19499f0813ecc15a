import { hasText } from "@console-shell/contract/words/typed-text";
import type { Locale, SubAppHost } from "@console-shell/contract";
import {
  AddressContext,
  ConsoleTheme,
  loadInTime,
  OnlineContext,
  ReadOnlyContext,
  useLive,
} from "@console-shell/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { OutOfDate } from "./data/out-of-date.tsx";
import { HostContext } from "./host/host-context.ts";
import { RowKeys } from "./lists/row-keys.tsx";
import type { Pages } from "./pages/page-table.tsx";
import { RenderFailure } from "./render-failure.tsx";
import { HostRouter } from "./routing/host-router.tsx";

/** The texts of one language: key → ICU message. */
export type Catalogue = Readonly<Record<string, string>>;

/** A language that has loaded. */
export interface LoadedLanguage {
  locale: Locale;
  messages: Catalogue;
}

interface SubAppRootProps {
  host: SubAppHost;
  /** The language at mount time. */
  firstLanguage: LoadedLanguage;
  loadLanguage: (locale: Locale) => Promise<LoadedLanguage>;
  queryClient: QueryClient;
  startFor: Pages["startFor"];
  onReady: () => void;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** The console's language once its texts have loaded; the previous one until then, or if they fail to load. */
const useLanguage = ({
  host,
  firstLanguage,
  loadLanguage,
}: Pick<SubAppRootProps, "host" | "firstLanguage" | "loadLanguage">): LoadedLanguage => {
  const wanted = useLive(host.locale);
  const [shown, setShown] = useState(firstLanguage);
  useEffect(() => {
    let isWanted = wanted !== shown.locale;
    if (!isWanted) return undefined;
    loadInTime(`texts in ${wanted}`, () => loadLanguage(wanted), host.chunkTimeout).then(
      (language) => {
        if (isWanted) setShown(language);
      },
      (error: unknown) => void host.reportFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [host, wanted, shown, loadLanguage]);
  return shown;
};

/** The tree of one mount: React contexts for the host's services around the team's pages. */
export const SubAppRoot = ({
  host,
  firstLanguage,
  loadLanguage,
  queryClient,
  startFor,
  onReady,
  onError,
  children,
}: SubAppRootProps) => {
  const isViewed = useLive(host.account).viewer !== undefined;
  const { locale, messages } = useLanguage({ host, firstLanguage, loadLanguage });
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    onReady();
  }, [onReady]);
  // Refetch what failed while the server was unreachable.
  useEffect(
    () =>
      host.online.subscribe((online) => {
        if (online) void queryClient.refetchQueries({ type: "active" });
      }),
    [host, queryClient],
  );
  return (
    <HostContext value={host}>
      <IntlProvider locale={locale} messages={messages}>
        <ConsoleTheme locale={locale} hasText={hasText} popupRoot={host.overlayRoot}>
          <QueryClientProvider client={queryClient}>
            <AddressContext value={host.address}>
              <OnlineContext value={host.online}>
                <ReadOnlyContext value={isViewed}>
                  <HostRouter host={host} startFor={startFor}>
                    <OutOfDate />
                    <RowKeys />
                    <RenderFailure onError={onError} isMounted={() => mounted.current}>
                      {children}
                    </RenderFailure>
                  </HostRouter>
                </ReadOnlyContext>
              </OnlineContext>
            </AddressContext>
          </QueryClientProvider>
        </ConsoleTheme>
      </IntlProvider>
    </HostContext>
  );
};
