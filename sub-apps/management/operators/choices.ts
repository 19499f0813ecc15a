import type { Locale, Role } from "@console-shell/contract";
import { roles } from "@console-shell/contract/permissions";

export const roleNames = roles;
/** Roles that only root gives. */
export const reservedRoles: readonly Role[] = ["root", "admin"];
export const accountPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;
/** Each language by its own name, as whoever speaks it looks for it. */
export const localeChoices = [
  { value: "en-US", label: "English" },
  { value: "zh-CN", label: "简体中文" },
] satisfies { value: Locale; label: string }[];
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
