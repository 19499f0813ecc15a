import { Tag } from "@console-shell/ui";
import type { Role } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { useLocale } from "@console-shell/sdk";

/** A role's name. */
export const RoleTag = ({ role }: { role: Role }) => <Tag>{roleName(role, useLocale())}</Tag>;
