import { roles } from "@console-shell/contract/permissions";

export const roleNames = roles;
export const operatorStatuses = ["active", "disabled"] as const;
/** Columns that the server sorts by. */
export const operatorSorts = [
  "account",
  "name",
  "email",
  "role",
  "status",
  "createdAt",
  "lastSignInAt",
] as const;
