import type { Console } from "../create-console.ts";
import { useConsole } from "../state/console-context.ts";
import { isAtOrBelow } from "../routing/use-is-at.ts";
import { useLocale } from "../i18n/use-text.ts";

/** The console's own pages in the handbook, below `operator/`. */
const ownPages: Record<string, string> = {
  "/user-info": "account",
  "/notifications": "notifications",
  "/work": "work",
};

/** The handbook's part about the shown page, below `operator/`; undefined for pages of teams without one. */
const pageHelp = ({ config, routing }: Pick<Console, "config" | "routing">): string | undefined => {
  const { pathname } = routing.location();
  const pages = config.subApps.flatMap(({ name, pages }) =>
    pages.map(({ path, help }) => ({ at: `/${name}${path}`, help })),
  );
  const [page] = pages
    .filter(({ at }) => isAtOrBelow(pathname, at))
    .toSorted((one, other) => other.at.length - one.at.length);
  return page?.help ?? ownPages[pathname];
};

/** Opens the handbook in a new tab, in the operator's language, at the part about the shown page. */
export const useOpenHelp = (): (() => void) => {
  const { config, place, routing } = useConsole();
  const base = useLocale() === "zh-CN" ? "/help/zh/" : "/help/";
  return () => {
    const help = pageHelp({ config, routing });
    const address = place.address(help === undefined ? base : `${base}operator/${help}`);
    window.open(address, "_blank", "noopener");
  };
};
