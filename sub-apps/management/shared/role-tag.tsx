import { Tag } from "@console-shell/ui";
import type { Role } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { useLocale } from "@console-shell/sdk";

/** A role's name, with a dot in its colour. */
export const RoleTag = ({ role }: { role: Role }) => {
  const locale = useLocale();
  return (
    <Tag>
      <span aria-hidden className={`management-dot management-dot-${role}`} />
      {roleName(role, locale)}
    </Tag>
  );
};
