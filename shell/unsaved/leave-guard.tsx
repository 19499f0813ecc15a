import { useLive } from "@console-shell/ui";
import { useEffect, useRef } from "react";
import { NavigationType, useBlocker } from "react-router";
import { isLoginPath } from "../routing/public-path.ts";
import { useConsole } from "../state/console-context.ts";
import { reloadsFor } from "../sub-app/is-outside-policy.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { lostOnWay } from "./lost-on-way.ts";

/**
 * Blocks navigation while there are unsaved changes, until confirmed, and while the session has expired, so
 * the history gets no entry with the login page's address.
 */
export const LeaveGuard = () => {
  const parts = useConsole();
  const { config, session, unsaved, leaveQuestion } = parts;
  const expired = useLive(session.expired);
  const isKept = (part: string) =>
    config.subApps.some(({ name, keepAlive }) => name === part && keepAlive);
  const goesBack = useRef(false);
  const lost = useRef<ReadonlySet<string>>(new Set());
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    goesBack.current = historyAction === NavigationType.Pop;
    const { pathname } = nextLocation;
    lost.current = reloadsFor(parts, pathname.split("/")[1] ?? "")
      ? unsaved.get()
      : lostOnWay(currentLocation.pathname, pathname, unsaved.get(), isKept);
    return session.expired.get() ? !isLoginPath(nextLocation.pathname) : lost.current.size > 0;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    if (expired) {
      // A sub-app's own navigation waits for the sign-in; the operator's Back does nothing.
      if (goesBack.current) blocker.reset();
      return undefined;
    }
    // Navigating elsewhere during the question replaces it.
    let replaced = false;
    void leaveQuestion.ask(lost.current).then((leave) => {
      if (replaced) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      replaced = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each way that is blocked
  }, [blocker, leaveQuestion, expired]);
  return <LeaveDialog />;
};
