import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { usePermissions } from "../state/use-global-state.ts";
import { navigationItems, type NavigationApp } from "./navigation-items.ts";

/** The sub-apps the signed-in operator can open. */
export const useNavigationApps = (): NavigationApp[] => {
  const { config, returns } = useConsole();
  return navigationItems(config.subApps, usePermissions(), useLocale(), returns);
};
