import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { usePageHelp } from "./use-page-help.ts";

/** Opens the handbook in a new tab, in the operator's language, at the part about the shown page. */
export const useOpenHelp = (): (() => void) => {
  const { place } = useConsole();
  const locale = useLocale();
  const help = usePageHelp();
  const base = locale === "zh-CN" ? "/help/zh/" : "/help/";
  const address = place.address(help === undefined ? base : `${base}operator/${help}`);
  return () => void window.open(address, "_blank", "noopener");
};
