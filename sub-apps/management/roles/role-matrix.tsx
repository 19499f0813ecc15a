import type { ApiOutput, Permission, SubAppName } from "@console-shell/contract";
import { permissions } from "@console-shell/contract/permissions";
import { subAppNames } from "@console-shell/contract/sub-app-names";
import { CheckOutlined } from "@ant-design/icons";
import { Table, type TableColumnsType, Typography } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";

type RoleRow = ApiOutput<"GET /mc-api/role/list">["items"][number];
type Row = { subApp: SubAppName; permission?: Permission };

/** A line for each sub-application, and below it one for each of its permissions. */
const rows: Row[] = subAppNames.flatMap((subApp) => [
  { subApp },
  ...permissions
    .filter((code) => code.startsWith(`${subApp}:`))
    .map((permission) => ({ subApp, permission })),
]);

/** Permissions by line, roles by column. */
export const RoleMatrix = ({ roles }: { roles: readonly RoleRow[] }) => {
  const text = useText();
  const columns: TableColumnsType<Row> = [
    {
      key: "permission",
      title: text("roles.permission"),
      fixed: "start",
      width: 232,
      rowScope: "row",
      onCell: ({ permission }) => ({ colSpan: permission ? 1 : roles.length + 1 }),
      render: (_value, { subApp, permission }) =>
        permission ? (
          <>
            {text(`permission.${permission}`)}
            <span className="management-code">{permission}</span>
          </>
        ) : (
          <Typography.Text strong>{text(`subApp.${subApp}`)}</Typography.Text>
        ),
    },
    ...roles.map(({ role, permissions: granted, operators }) => ({
      key: role,
      title: (
        <>
          <RoleTag role={role} />
          <Link
            className="management-code"
            to={`/operators?role=${role}&status=active`}
            aria-label={text("roles.show", { role: text(`role.${role}`) })}
          >
            {text("roles.operators", { count: operators })}
          </Link>
        </>
      ),
      onCell: ({ permission }: Row) => ({ colSpan: permission ? 1 : 0 }),
      render: (_value: unknown, { permission }: Row) =>
        permission && granted.includes(permission) ? (
          <>
            <CheckOutlined aria-hidden className="management-granted" />
            <span className="management-unseen">{text("roles.allowed")}</span>
          </>
        ) : (
          <>
            <span aria-hidden className="management-refused">
              –
            </span>
            <span className="management-unseen">{text("roles.notAllowed")}</span>
          </>
        ),
    })),
  ];
  return (
    <Table
      className="management-roles"
      rowKey={({ subApp, permission }) => permission ?? subApp}
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={false}
      sticky
      scroll={{ x: 232 + roles.length * 112 }}
    />
  );
};
