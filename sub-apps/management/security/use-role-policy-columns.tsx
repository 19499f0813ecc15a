import { Tag } from "@console-shell/ui";
import type { RolePolicy } from "@console-shell/contract/calls/security-policy";
import type { Role } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { useFormat, useLocale, usePermission } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { Addresses } from "./addresses.tsx";

const colours = { any: "processing", passkey: "success" } as const;

/** Roles that can do most: without a second factor they're a weakness. */
const powerful: readonly Role[] = ["root", "admin"];

/** The columns of the roles' sign-in policies. */
export const useRolePolicyColumns = (
  policies: readonly RolePolicy[],
  onChange: (policy: RolePolicy) => void,
): TableColumns<RolePolicy> => {
  const text = useText();
  const locale = useLocale();
  const format = useFormat();
  const mayUpdate = usePermission("management:security-policy:update");
  const columns: TableColumns<RolePolicy> = [
    {
      key: "role",
      title: text("operator.role"),
      render: (_value, { role }) => <RoleTag role={role} />,
    },
    {
      key: "secondFactor",
      title: text("security.secondFactor"),
      render: (_value, { role, secondFactor }) => {
        const rule = text(`security.rule.${secondFactor}`);
        if (secondFactor !== "none") return <Tag color={colours[secondFactor]}>{rule}</Tag>;
        return powerful.includes(role) ? <Tag color="warning">{rule}</Tag> : rule;
      },
    },
    {
      key: "longest",
      title: text("security.longest"),
      render: (_value, { longestHours }) => text("security.inHours", { count: longestHours }),
    },
    {
      key: "idle",
      title: text("security.idle"),
      render: (_value, { idleMinutes }) =>
        idleMinutes % 60 === 0
          ? text("security.inHours", { count: idleMinutes / 60 })
          : text("security.inMinutes", { count: idleMinutes }),
    },
    {
      key: "remembered",
      title: text("security.staysSignedIn"),
      render: (_value, { remembered }) =>
        text(remembered ? "security.allowed" : "security.notAllowed"),
    },
    {
      key: "addresses",
      card: policies.some(({ addresses }) => addresses.length > 0) ? "line" : "hidden",
      title: text("security.addresses"),
      render: (_value, { addresses }) => (
        <Addresses list={addresses} none={text("security.asEveryone")} />
      ),
    },
    {
      key: "changed",
      card: "hidden",
      title: text("word.changedAt"),
      render: (_value, { changedAt, changedByName }) =>
        changedAt === null ? (
          "–"
        ) : (
          <>
            {format.date(changedAt)}
            <span className="management-below">{changedByName ?? "–"}</span>
          </>
        ),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, policy) => (
        <Button
          size="small"
          type="link"
          aria-label={text("security.changeOf", { role: roleName(policy.role, locale) })}
          onClick={() => onChange(policy)}
        >
          {text("security.change")}
        </Button>
      ),
    });
  return columns;
};
