import type { ApiOutput } from "@console-shell/contract";
import { ScrollTable } from "@console-shell/ui";
import type { TableColumnsType } from "antd";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { RoleCell, RowHead } from "./role-cells.tsx";
import { type MatrixRow, matrixRows } from "./matrix-rows.ts";

type RoleRow = ApiOutput<"GET /mc-api/role/list">["items"][number];

const headWidth = 206;
const roleWidth = 122;

/** Permissions by line, roles by column. */
export const RoleMatrix = ({ roles }: { roles: readonly RoleRow[] }) => {
  const text = useText();
  const columns: TableColumnsType<MatrixRow> = [
    {
      key: "permission",
      title: text("roles.permission"),
      fixed: "start",
      width: headWidth,
      rowScope: "row",
      onCell: ({ kind }) => ({ colSpan: kind === "subApp" ? roles.length + 1 : 1 }),
      render: (_value, row) => <RowHead row={row} />,
    },
    ...roles.map((role) => ({
      key: role.role,
      title: <RoleTag role={role.role} />,
      onCell: ({ kind }: MatrixRow) => ({ colSpan: kind === "subApp" ? 0 : 1 }),
      render: (_value: unknown, row: MatrixRow) => <RoleCell role={role} row={row} />,
    })),
  ];
  return (
    <ScrollTable
      label={text("roles.title")}
      className="management-roles"
      rowKey="key"
      size="small"
      columns={columns}
      dataSource={matrixRows}
      pagination={false}
      sticky
      scroll={{ x: headWidth + roles.length * roleWidth }}
    />
  );
};
