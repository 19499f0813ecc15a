import type { Permission } from "@console-shell/contract";
import { NoPermission } from "@console-shell/ui";
import type { ComponentType } from "react";
import { usePermission } from "../host/hooks.ts";

interface GuardedProps {
  permission: Permission;
  page: ComponentType;
}

/** A page for those who hold a permission; the others are told which one is missing. */
export const Guarded = ({ permission, page: Page }: GuardedProps) =>
  usePermission(permission) ? <Page /> : <NoPermission permission={permission} />;
