import { closeQueryClient, ConsoleTheme } from "@console-shell/ui";
import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RawIntlProvider } from "react-intl";
import { RouterProvider, type DataRouter } from "react-router";
import type { Console } from "./create-console.ts";
import { intlFor } from "./i18n/texts.ts";
import { NoticeHolder } from "./notices/notice-holder.tsx";
import { NearEndHolder } from "./session/end/near-end-holder.tsx";
import { LapseHolder } from "./session/lapse/lapse-holder.tsx";
import { ReauthHolder } from "./session/reauth/reauth-holder.tsx";
import { ConsoleContext } from "./state/console-context.ts";
import { useLive } from "./state/use-live.ts";

// An answer is told at once, not in a timer: an idle page has none, and a busy one shows it sooner.
notifyManager.setScheduler(queueMicrotask);

/** The console's whole tree: its parts, language, theme, notices and router. */
export const ConsoleApp = ({ parts, router }: { parts: Console; router: DataRouter }) => {
  const locale = useLive(parts.preferences.locale);
  const [queries] = useState(
    // The request wrapper has shown the error already; a second try is the operator's choice.
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: "always" },
          mutations: { networkMode: "always" },
        },
      }),
  );
  // What one account has read is no business of the next.
  useEffect(
    () => parts.state.subscribe(({ account }) => (account ? undefined : queries.clear())),
    [parts, queries],
  );

  // Its timers would outlast the console. Not before all that is below has let go of it.
  useEffect(() => () => queueMicrotask(() => closeQueryClient(queries)), [queries]);

  // What failed to load while the server was out of reach loads now.
  useEffect(
    () =>
      parts.connection.subscribe((online) => {
        if (online) void queries.refetchQueries({ type: "active" });
      }),
    [parts, queries],
  );

  return (
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor(locale)}>
        <ConsoleTheme locale={locale} popupRoot={parts.place.popups}>
          <QueryClientProvider client={queries}>
            <NoticeHolder notices={parts.notices} />
            {/* A transition renders a page in slices, and paints the page before between them. */}
            <RouterProvider router={router} useTransitions={false} />
            <ReauthHolder />
            <NearEndHolder />
            <LapseHolder />
          </QueryClientProvider>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>
  );
};
