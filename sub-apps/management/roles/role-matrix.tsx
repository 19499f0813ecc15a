import type { AnyPermission } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { useLocale } from "@console-shell/sdk";
import { ScrollTable, type TableColumns, useNarrow } from "@console-shell/ui";
import { Select } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { RoleCell, RowHead } from "./role-cells.tsx";
import { type MatrixRow, matrixRows } from "./matrix-rows.ts";
import { type Drafted, isToHave, type RoleRow } from "./role-changes.ts";

const headWidth = 206;
const roleWidth = 122;
/* The width of both columns in the smallest window, 320 pixels. */
const narrowest = 260;

interface RoleMatrixProps {
  roles: readonly RoleRow[];
  /** Permissions of published sub-apps. */
  own: readonly AnyPermission[];
  drafted: Drafted;
  /** Toggles a role's permission; undefined makes the matrix read-only. */
  onToggle: ((role: RoleRow, permission: AnyPermission) => void) | undefined;
}

/** Permissions in rows, roles in columns; on a phone the column of one role. */
export const RoleMatrix = ({ roles: all, own, drafted, onToggle }: RoleMatrixProps) => {
  const text = useText();
  const locale = useLocale();
  const narrow = useNarrow();
  const [chosen, setChosen] = useState(all[0]?.role);
  const roles = narrow ? all.filter(({ role }) => role === chosen) : all;
  const columns: TableColumns<MatrixRow> = [
    {
      key: "permission",
      title: text("roles.permission"),
      fixed: "start",
      width: headWidth,
      rowScope: "row",
      colSpan: ({ kind }) => (kind === "subApp" ? roles.length + 1 : 1),
      render: (_value, row) => <RowHead row={row} />,
    },
    ...roles.map((role) => ({
      key: role.role,
      title: <RoleTag role={role.role} />,
      colSpan: ({ kind }: MatrixRow) => (kind === "subApp" ? 0 : 1),
      render: (_value: unknown, row: MatrixRow) => (
        <RoleCell
          role={role}
          row={row}
          has={(permission) => isToHave(drafted, role, permission)}
          onToggle={onToggle && ((permission) => onToggle(role, permission))}
        />
      ),
    })),
  ];
  return (
    <>
      {narrow ? (
        <Select
          className="management-role-choice"
          aria-label={text("operator.role")}
          value={chosen}
          options={all.map(({ role }) => ({ value: role, label: roleName(role, locale) }))}
          onChange={setChosen}
        />
      ) : null}
      <ScrollTable
        label={text("roles.title")}
        className="management-roles"
        rowKey="key"
        size="small"
        columns={columns}
        dataSource={matrixRows(own)}
        pagination={false}
        sticky
        scroll={{ x: narrow ? narrowest : headWidth + roles.length * roleWidth }}
        cards={false}
      />
    </>
  );
};
