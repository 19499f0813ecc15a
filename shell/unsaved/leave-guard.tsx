import { useEffect } from "react";
import { useBlocker, useLocation, type Location } from "react-router";
import { useConsole } from "../state/console-context.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { lostOnWay } from "./lost-on-way.ts";

/** Keeps from going to another page while something on this one is unsaved, until that was confirmed. */
export const LeaveGuard = () => {
  const { config, unsaved, leaveQuestion } = useConsole();
  const here = useLocation();
  const isKept = (part: string) =>
    config.subApps.some(({ name, keepAlive }) => name === part && keepAlive);
  const lost = (from: Pick<Location, "pathname">, to: Pick<Location, "pathname">) =>
    lostOnWay(from.pathname, to.pathname, unsaved.get(), isKept);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => lost(currentLocation, nextLocation).size > 0,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    // Whoever goes elsewhere while it is asked is asked about that instead.
    let replaced = false;
    void leaveQuestion.ask(lost(here, blocker.location)).then((leave) => {
      if (replaced) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      replaced = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each way that is blocked
  }, [blocker, leaveQuestion, here]);
  return <LeaveDialog />;
};
