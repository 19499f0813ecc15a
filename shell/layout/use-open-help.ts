import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";

/** Opens the handbook in a new tab, in the operator's language. */
export const useOpenHelp = (): (() => void) => {
  const { place } = useConsole();
  const locale = useLocale();
  const address = place.address(locale === "zh-CN" ? "/help/zh/" : "/help/");
  return () => void window.open(address, "_blank", "noopener");
};
