import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";
import { recentPagesCall } from "./use-recent-pages.ts";

/**
 * Milliseconds on a page before it counts as visited: long enough for its title, and to skip pages passed
 * through.
 */
const stay = 2000;

/** Records visited sub-app pages with their current titles. */
export const useNoteVisits = (): void => {
  const { config, request, routing, title, connection } = useConsole();
  const queries = useQueryClient();
  const isViewing = useAccount().viewer !== undefined;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = "";
    const note = (path: string) => {
      // Offline, skip it rather than show an error.
      if (!connection.get() || isViewing) return;
      request("POST /cc-api/operator/visited", { body: { path, title: title.page() } }).then(
        () => queries.invalidateQueries({ queryKey: [recentPagesCall] }),
        // Shown by the request wrapper; the page just isn't recorded.
        () => undefined,
      );
    };
    const look = () => {
      const { pathname } = routing.location();
      const found = `${pathname} ${title.page()}`;
      if (found === looked) return;
      looked = found;
      clearTimeout(timer);
      if (title.page() && config.subApps.some(({ name }) => pathname.startsWith(`/${name}/`)))
        timer = setTimeout(note, stay, pathname);
    };
    const undos = [routing.subscribe(look), title.subscribe(look)];
    look();
    return () => {
      for (const undo of undos) undo();
      clearTimeout(timer);
    };
  }, [config, request, routing, title, connection, queries, isViewing]);
};
