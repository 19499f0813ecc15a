import type { AnyPermission, Role } from "@console-shell/contract";
import { roleName } from "@console-shell/contract/words/roles";
import { hasText } from "@console-shell/contract/words/typed-text";
import { useLocale } from "@console-shell/sdk";
import {
  ChoiceSelect,
  EmptyState,
  ScrollTable,
  SearchBox,
  type TableColumns,
  Toolbar,
  useNarrow,
} from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { RoleCell, RowHead } from "./role-cells.tsx";
import { usePermissionWords } from "../shared/use-permission-words.ts";
import { type MatrixRow, matrixRows, matrixSubApps } from "./matrix-rows.ts";
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

/** Permissions in rows, roles in columns; of two compared roles only their differences, on a phone one role. */
export const RoleMatrix = ({ roles: all, own, drafted, onToggle }: RoleMatrixProps) => {
  const text = useText();
  const locale = useLocale();
  const words = usePermissionWords();
  const narrow = useNarrow();
  const [chosen, setChosen] = useState((all.find(({ role }) => role !== "root") ?? all[0]!).role);
  const [other, setOther] = useState<Role | "">("");
  const [search, setSearch] = useState("");
  const subApps = matrixSubApps(own);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(subApps.slice(0, 1)));
  const areOpen = subApps.every((subApp) => opened.has(subApp));
  const compared = other !== "";
  const [first, second] = [chosen, other].map((name) => all.find(({ role }) => role === name));
  const roles =
    compared || narrow ? all.filter((row) => row === first || (compared && row === second)) : all;
  const matches = (permission: AnyPermission, subApp: string) =>
    [permission, words.permission(permission), words.subApp(subApp)].some((word) =>
      hasText(word, search),
    ) &&
    (!compared ||
      // Compares saved permissions: a row mustn't vanish when it’s toggled.
      first!.permissions.includes(permission) !== second!.permissions.includes(permission));
  const narrowed = compared || search !== "";
  const rows = matrixRows({ own, opened, matches: narrowed ? matches : undefined });
  const open = (subApp: string) =>
    setOpened((before) => before.symmetricDifference(new Set([subApp])));
  const names = all.map(({ role }) => ({ value: role, label: roleName(role, locale) }));
  const columns: TableColumns<MatrixRow> = [
    {
      key: "permission",
      title: text("roles.permission"),
      fixed: "start",
      width: headWidth,
      rowScope: "row",
      render: (_value, row) => <RowHead row={row} onOpen={narrowed ? undefined : open} />,
    },
    ...roles.map((role) => ({
      key: role.role,
      title: <span>{roleName(role.role, locale)}</span>,
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
      <Toolbar
        end={
          <>
            {narrow || compared ? (
              <ChoiceSelect
                label={text("operator.role")}
                value={chosen}
                options={names.filter(({ value }) => value !== other)}
                onChange={setChosen}
              />
            ) : null}
            <ChoiceSelect
              label={text("roles.compareWith")}
              value={other}
              options={[
                { value: "", label: text("roles.compareNone") },
                ...names.filter(({ value }) => value !== chosen),
              ]}
              onChange={setOther}
            />
            {narrowed ? null : (
              <Button onClick={() => setOpened(new Set(areOpen ? [] : subApps))}>
                {text(areOpen ? "roles.collapseAll" : "roles.expandAll")}
              </Button>
            )}
          </>
        }
      >
        <SearchBox label={text("roles.search")} value={search} onSearch={setSearch} />
      </Toolbar>
      <ScrollTable
        label={text("roles.title")}
        className="management-roles"
        rowKey="key"
        size="small"
        columns={columns}
        dataSource={rows}
        pagination={false}
        sticky
        scroll={{ x: narrow && !compared ? narrowest : headWidth + roles.length * roleWidth }}
        cards={false}
        locale={{
          emptyText: (
            <EmptyState
              art="search"
              description={text(search ? "roles.noneFound" : "roles.noDifferences")}
            />
          ),
        }}
      />
    </>
  );
};
