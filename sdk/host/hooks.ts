import type { Locale, SubAppHost, SubAppPermission } from "@console-shell/contract";
import { PaneContext, useLive } from "@console-shell/ui";
import { useCallback, useContext, useEffect } from "react";
import { useIntl } from "react-intl";
import { useHost } from "./host-context.ts";

/** The signed-in operator's account. */
export const useAccount = () => useLive(useHost().account);

/** Role and permissions of the signed-in operator. */
export const usePermissions = () => useLive(useHost().permissions);

/** Whether the operator has a permission. The server enforces it anyway; this hides what it would refuse. */
export const usePermission = (permission: SubAppPermission): boolean =>
  usePermissions().permissions.includes(permission);

/** The language the sub-app is shown in, `en-US` or `zh-CN`. */
export const useLocale = () => useIntl().locale as Locale;

/** The current theme, `light` or `dark`. */
export const useThemeMode = () => useLive(useHost().theme);

/** The spacing, `comfortable` or `compact`. */
export const useDensity = () => useLive(useHost().density);

/** The type of application that the console runs as; `console` by default. */
export const useAppType = (): string => useHost().appType;

/**
 * Returns the address for a link to any page of the console: its base plus a path such as
 * `/finance/clients/1`.
 */
export const useConsoleAddress = (): ((path: string) => string) => {
  const { base } = useHost().history;
  return useCallback((path) => base.slice(0, -1) + path, [base]);
};

/**
 * Navigates to any path of the console, including other sub-apps; react-router's `useNavigate` stays within
 * this one.
 */
export const useConsoleNavigate = (): SubAppHost["navigate"] => {
  const host = useHost();
  const address = useConsoleAddress();
  return useCallback(
    (to, options) => host.navigate(typeof to === "string" ? address(to) : to, options),
    [host, address],
  );
};

/**
 * The element for overlays: it has the sub-app's styles and is removed with its mount. antd's pop-ups
 * already use it.
 */
export const useOverlayRoot = () => useHost().overlayRoot;

/** Calls the server. When a call rejects, the operator has already seen the error. */
export const useRequest = () => useHost().request;

/** Shows a console notification. */
export const useNotify = () => useHost().notify;

/**
 * Sets the document title while the component is mounted. `parent` is the record that the page belongs to,
 * with its path in the sub-app. A record next to its list leaves the title to the list.
 */
export const usePageTitle = (title: string, parent?: { path: string; title: string }): void => {
  const host = useHost();
  const inPane = useContext(PaneContext);
  const above = parent?.title;
  const address = parent && host.basename + parent.path;
  useEffect(() => {
    if (inPane) return undefined;
    if (above && address) host.setTitle(title, { address, title: above });
    else host.setTitle(title);
    return () => host.setTitle("");
  }, [host, title, above, address, inPane]);
};
