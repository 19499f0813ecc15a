import { ListTable, type RowOf, useFormat, useList, usePermission } from "@console-shell/sdk";
import { Panel, type TableColumns } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { AddButton } from "../shared/add-button.tsx";
import { RoleTag } from "../shared/role-tag.tsx";
import { GroupForm } from "./group-form.tsx";

type Group = RowOf<"GET /mc-api/provisioning/group/list">;

const useGroupColumns = (edit: (group: Group) => void): TableColumns<Group> => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = usePermission("management:scim:update");
  const columns: TableColumns<Group> = [
    { key: "displayName", title: text("groups.name"), render: (_value, one) => one.displayName },
    {
      key: "role",
      title: text("operator.role"),
      render: (_value, { role }) => (role ? <RoleTag role={role} /> : text("groups.noRole")),
    },
    {
      key: "members",
      title: text("groups.members"),
      align: "end",
      render: (_value, { members, createdAt }) =>
        createdAt === null ? "–" : format.number(members),
    },
    {
      key: "changedAt",
      title: text("groups.changedAt"),
      render: (_value, { createdAt, changedAt }) =>
        createdAt === null ? (
          text("groups.expected")
        ) : (
          <span title={format.dateTime(changedAt)}>{format.relative(changedAt)}</span>
        ),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, group) => (
        <Button
          size="small"
          type="link"
          aria-label={text("groups.editOf", { name: group.displayName })}
          onClick={() => edit(group)}
        >
          {text("groups.edit")}
        </Button>
      ),
    });
  return columns;
};

/** The identity provider's groups and the roles that they give. */
export const GroupsPanel = () => {
  const text = useText();
  const mayUpdate = usePermission("management:scim:update");
  const [editing, setEditing] = useState<Group | "new">();
  const list = useList("GET /mc-api/provisioning/group/list", {
    columns: useGroupColumns(setEditing),
  });
  const add = mayUpdate ? { title: text("groups.add"), run: () => setEditing("new") } : undefined;
  return (
    <Panel title={text("groups.title")} extra={list.data?.total ? <AddButton add={add} /> : null}>
      <p className="management-lead">{text("groups.detail")}</p>
      <ListTable
        list={list}
        counted={false}
        label={text("groups.table")}
        none={text("groups.none")}
        create={add}
      />
      {editing ? (
        <GroupForm
          group={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Panel>
  );
};
