import type { Locale, Permission, SubAppHost } from "@console-shell/contract";
import { useCallback, useEffect } from "react";
import { useIntl } from "react-intl";
import { useHost } from "./host-context.ts";
import { useLive } from "./use-live.ts";

/** The signed-in operator's account. */
export const useAccount = () => useLive(useHost().account);

/** Role and permissions of the signed-in operator. */
export const usePermissions = () => useLive(useHost().permissions);

/** Whether the operator holds a permission. The server decides anyway; this hides what it would refuse. */
export const usePermission = (permission: Permission): boolean =>
  usePermissions().permissions.includes(permission);

/** The language that the sub-app shows, `en-US` or `zh-CN`. */
export const useLocale = () => useIntl().locale as Locale;

/** The theme in force, `light` or `dark`. */
export const useThemeMode = () => useLive(useHost().theme);

/** How close together everything is, `comfortable` or `compact`. */
export const useDensity = () => useLive(useHost().density);

/** The type of application that the console runs as; `console` by default. */
export const useAppType = (): string => useHost().appType;

/** An address of the console, for a link: its base and a path such as `/finance/clients/1`. */
export const useConsoleAddress = (): ((path: string) => string) => {
  const { base } = useHost().history;
  return useCallback((path) => base.slice(0, -1) + path, [base]);
};

/** Goes to any path of the console, other sub-apps' among them; `useNavigate` of react-router stays within this one. */
export const useConsoleNavigate = (): SubAppHost["navigate"] => {
  const host = useHost();
  const address = useConsoleAddress();
  return useCallback(
    (to, options) => host.navigate(typeof to === "string" ? address(to) : to, options),
    [host, address],
  );
};

/** The element for what lies over the page: in the sub-app's styles, gone with its mount. antd's pop-ups are in it already. */
export const useOverlayRoot = () => useHost().overlayRoot;

/** Calls the server; a failed call has already been shown to the operator when it rejects. */
export const useRequest = () => useHost().request;

/** Shows a notification of the console. */
export const useNotify = () => useHost().notify;

/** Whether the server can be reached; what writes waits for it. */
export const useOnline = (): boolean => useLive(useHost().online);

/**
 * Sets the document's title for as long as the component is mounted; `parent` is the record that the page
 * belongs to, with its path in the sub-app.
 */
export const usePageTitle = (title: string, parent?: { path: string; title: string }): void => {
  const host = useHost();
  const above = parent?.title;
  const address = parent && host.basename + parent.path;
  useEffect(() => {
    if (above && address) host.setTitle(title, { address, title: above });
    else host.setTitle(title);
    return () => host.setTitle("");
  }, [host, title, above, address]);
};
