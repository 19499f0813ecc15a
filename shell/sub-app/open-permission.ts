import type { SubAppRegistration } from "@console-shell/contract";

/** The permission that opens a sub-app. */
export const openPermission = ({
  name,
  permission,
}: Pick<SubAppRegistration, "name" | "permission">): string => permission ?? `${name}:open`;
