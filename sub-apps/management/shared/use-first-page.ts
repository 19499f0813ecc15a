import { usePermissions } from "@console-shell/sdk";

const pages = [
  ["management:operator:read", "operators"],
  ["management:applicant:read", "applicants"],
  ["management:role:read", "roles"],
  ["management:audit:read", "audit"],
] as const;

/** The first page that the operator may see; operators where there is none. */
export const useFirstPage = (): string => {
  const { permissions } = usePermissions();
  return pages.find(([permission]) => permissions.includes(permission))?.[1] ?? "operators";
};
