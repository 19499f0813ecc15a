import type { Permission } from "@console-shell/contract";
import { useEffect } from "react";
import { useHost } from "./host-context.ts";
import { useLive } from "./use-live.ts";

/** The signed-in operator's account. */
export const useAccount = () => useLive(useHost().account);

/** Role and permissions of the signed-in operator. */
export const usePermissions = () => useLive(useHost().permissions);

/** Whether the operator holds a permission. The server decides anyway; this hides what it would refuse. */
export const usePermission = (permission: Permission): boolean =>
  usePermissions().permissions.includes(permission);

/** The console's language, `en-US` or `zh-CN`. */
export const useLocale = () => useLive(useHost().locale);

/** The theme in force, `light` or `dark`. */
export const useThemeMode = () => useLive(useHost().theme);

/** Calls the server; a failed call has already been shown to the operator when it rejects. */
export const useRequest = () => useHost().request;

/** Shows a notification of the console. */
export const useNotify = () => useHost().notify;

/** Sets the document's title for as long as the component is mounted. */
export const usePageTitle = (title: string): void => {
  const host = useHost();
  useEffect(() => {
    host.setTitle(title);
    return () => host.setTitle("");
  }, [host, title]);
};
