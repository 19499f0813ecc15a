import type { Permission } from "@console-shell/contract";
import { NoPermission } from "@console-shell/ui";
import type { ComponentType } from "react";
import { usePermission } from "../host/hooks.ts";

interface GuardedProps {
  permission: Permission;
  page: ComponentType;
}

/** A page that requires a permission; without it, the operator sees which one is missing. */
export const Guarded = ({ permission, page: Page }: GuardedProps) =>
  usePermission(permission) ? <Page /> : <NoPermission permission={permission} />;
