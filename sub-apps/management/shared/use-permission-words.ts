import { permissionLabel } from "@console-shell/contract/words/permission-labels";
import { useHost, useLocale } from "@console-shell/sdk";

/** What sub-apps and permissions are called in the operator's language. */
export const usePermissionWords = () => {
  const locale = useLocale();
  const { routes = [] } = useHost();
  return {
    subApp: (name: string) => routes.find(({ app }) => app === name)?.title[locale] ?? name,
    permission: (code: string) => permissionLabel(code, locale, routes),
  };
};
