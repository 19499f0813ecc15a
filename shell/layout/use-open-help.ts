import { useLocation } from "react-router";
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
const usePageHelp = (): string | undefined => {
  const { pathname } = useLocation();
  const { subApps } = useConsole().config;
  const pages = subApps.flatMap(({ name, pages }) =>
    pages.map(({ path, help }) => ({ at: `/${name}${path}`, help })),
  );
  const [page] = pages
    .filter(({ at }) => isAtOrBelow(pathname, at))
    .toSorted((one, other) => other.at.length - one.at.length);
  return page?.help ?? ownPages[pathname];
};

/** Opens the handbook in a new tab, in the operator's language, at the part about the shown page. */
export const useOpenHelp = (): (() => void) => {
  const { place } = useConsole();
  const locale = useLocale();
  const help = usePageHelp();
  const base = locale === "zh-CN" ? "/help/zh/" : "/help/";
  const address = place.address(help === undefined ? base : `${base}operator/${help}`);
  return () => void window.open(address, "_blank", "noopener");
};
