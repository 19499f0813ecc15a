import type { Role } from "@console-shell/contract";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

/** A role's name, with a dot in its colour. */
export const RoleTag = ({ role }: { role: Role }) => {
  const text = useText();
  return (
    <Tag>
      <span aria-hidden className={`management-dot management-dot-${role}`} />
      {text(`role.${role}`)}
    </Tag>
  );
};
