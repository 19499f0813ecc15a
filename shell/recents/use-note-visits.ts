import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsole } from "../state/console-context.ts";
import { recentsCall } from "./use-recents.ts";

/** Milliseconds on a page after which it counts as visited: its title is there, and it was not passed by. */
const stay = 2000;

/** Keeps the pages of sub-apps that the operator visits, under the title that they have by then. */
export const useNoteVisits = (): void => {
  const { config, request, routing, title, connection } = useConsole();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = "";
    const note = (path: string) => {
      // Not worth an error where it cannot be kept.
      if (!connection.get()) return;
      request("POST /cc-api/operator/visited", { body: { path, title: title.page() } }).then(
        () => queries.invalidateQueries({ queryKey: [recentsCall] }),
        // Shown by the request wrapper; the page is simply not among the recent ones.
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
  }, [config, request, routing, title, connection, queries]);
};
