import type { Role } from "@console-shell/contract";
import { useApiQuery } from "@console-shell/sdk";

/** The roles that the operator can grant; none until they're known. */
export const useGrantableRoles = (): readonly Role[] =>
  useApiQuery("GET /mc-api/role/grantable").data ?? [];
