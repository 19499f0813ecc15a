import type { Role } from "@console-shell/contract";
import { Tag } from "antd";
import { useText } from "../messages/index.ts";

const colors: Record<Role, string> = {
  root: "red",
  admin: "volcano",
  bizDirector: "purple",
  operation: "blue",
  clientManager: "cyan",
  sales: "green",
};

/** A role's name in its colour. */
export const RoleTag = ({ role }: { role: Role }) => {
  const text = useText();
  return <Tag color={colors[role]}>{text(`role.${role}`)}</Tag>;
};
