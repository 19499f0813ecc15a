import { hasText } from "@console-shell/contract/words/typed-text";
import {
  closeQueryClient,
  ConsoleTheme,
  OnlineContext,
  ReadOnlyContext,
  useLive,
} from "@console-shell/ui";
import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RawIntlProvider } from "react-intl";
import { RouterProvider, type DataRouter } from "react-router";
import type { Console } from "./create-console.ts";
import { intlFor } from "./i18n/texts.ts";
import { NoticeHolder } from "./notices/notice-holder.tsx";
import { ApprovalReasonHolder } from "./session/approval/approval-reason-holder.tsx";
import { SessionExpiryWarningHolder } from "./session/end/session-expiry-warning-holder.tsx";
import { SessionExpiredHolder } from "./session/expired/session-expired-holder.tsx";
import { ReauthHolder } from "./session/reauth/reauth-holder.tsx";
import { ConsoleContext } from "./state/console-context.ts";

// Notify on a microtask instead of a timer: an idle page keeps no timers, and a busy one updates sooner.
notifyManager.setScheduler(queueMicrotask);

/** The console's root component: its parts, language, theme, notices and router. */
export const ConsoleApp = ({ parts, router }: { parts: Console; router: DataRouter }) => {
  const locale = useLive(parts.preferences.locale);
  const isViewed = useLive(parts.state).account?.viewer !== undefined;
  const [queries] = useState(
    // No retries: the request wrapper has already shown the error, and retrying is up to the operator.
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: "always" },
          mutations: { networkMode: "always" },
        },
      }),
  );
  // Data read by one account must not be visible to the next.
  useEffect(
    () => parts.state.subscribe(({ account }) => (account ? undefined : queries.clear())),
    [parts, queries],
  );

  // Its timers would outlive the console. In a microtask, after everything below has unmounted.
  useEffect(() => () => queueMicrotask(() => closeQueryClient(queries)), [queries]);

  // Retry what failed to load while the server was unreachable.
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
        <ConsoleTheme locale={locale} hasText={hasText} popupRoot={parts.place.popups}>
          <OnlineContext value={parts.connection}>
            <ReadOnlyContext value={isViewed}>
              <QueryClientProvider client={queries}>
                <NoticeHolder notices={parts.notices} />
                {/* A transition renders in slices and paints the old page between them. */}
                <RouterProvider router={router} useTransitions={false} />
                <ReauthHolder />
                <ApprovalReasonHolder />
                <SessionExpiryWarningHolder />
                <SessionExpiredHolder />
              </QueryClientProvider>
            </ReadOnlyContext>
          </OnlineContext>
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>
  );
};
