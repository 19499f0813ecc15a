import { usePermissions } from "@console-shell/sdk";
import { type PagePath, pages } from "../pages.ts";

/** The first page the operator may see; operators if there is none. */
export const useFirstPage = (): PagePath => {
  const { permissions } = usePermissions();
  return pages.find(({ permission }) => permissions.includes(permission))?.path ?? "/operators";
};
