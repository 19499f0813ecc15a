import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsole } from "../state/console-context.ts";
import { useLive } from "../state/use-live.ts";
import { recentsCall } from "./use-recents.ts";

/** Milliseconds on a page after which it counts as visited: its title is there, and it was not passed by. */
const stay = 2000;

/** Keeps the pages of sub-apps that the operator visits, under the title that they have by then. */
export const useNoteVisits = (): void => {
  const { config, request, title, connection } = useConsole();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const shown = useLive(title).split(" · ")[0] ?? "";
  const isSubApp = config.subApps.some(({ name }) => pathname.startsWith(`/${name}/`));
  useEffect(() => {
    if (!isSubApp || !shown) return undefined;
    const timer = setTimeout(() => {
      // Not worth an error where it cannot be kept.
      if (!connection.get()) return;
      request("POST /cc-api/operator/visited", { body: { path: pathname, title: shown } }).then(
        () => queries.invalidateQueries({ queryKey: [recentsCall] }),
        // Shown by the request wrapper; the page is simply not among the recent ones.
        () => undefined,
      );
    }, stay);
    return () => clearTimeout(timer);
  }, [isSubApp, shown, pathname, request, queries, connection]);
};
