import type { AnyPermission } from "@console-shell/contract";
import { isRootOnly } from "@console-shell/contract/words/permissions";
import { roleName } from "@console-shell/contract/words/roles";
import { CheckOutlined, DownOutlined, RightOutlined } from "@ant-design/icons";
import { useLocale, usePermission } from "@console-shell/sdk";
import { Button, Checkbox } from "antd";
import { Fragment } from "react";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { usePermissionWords } from "../shared/use-permission-words.ts";
import type { MatrixRow } from "./matrix-rows.ts";
import type { RoleRow } from "./role-changes.ts";

interface RowHeadProps {
  row: MatrixRow;
  /** Opens or closes a sub-app; undefined keeps those that are open. */
  onOpen: ((subApp: string) => void) | undefined;
}

/** The head of a row; a sub-app's opens its permissions. */
export const RowHead = ({ row, onOpen }: RowHeadProps) => {
  const text = useText();
  const words = usePermissionWords();
  if (row.kind === "operators") return text("roles.holders");
  if (row.kind === "subApp") {
    const name = words.subApp(row.subApp);
    if (!onOpen) return <strong>{name}</strong>;
    return (
      <Button
        type="text"
        size="small"
        className="management-opens"
        icon={row.open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={row.open}
        onClick={() => onOpen(row.subApp)}
      >
        {name}
      </Button>
    );
  }
  return (
    <>
      {words.permission(row.permission)}
      <span className="management-code">
        {row.permission.split(":").map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts may repeat
          <Fragment key={at}>
            {at > 0 ? ":" : ""}
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </>
  );
};

const Holders = ({ role }: { role: RoleRow }) => {
  const text = useText();
  const locale = useLocale();
  const maySeeOperators = usePermission("management:operator:read");
  const count = text("roles.operators", { count: role.operators });
  if (!maySeeOperators) return count;
  return (
    <Link
      to={`/operators?role=${role.role}&status=active`}
      aria-label={text("roles.show", {
        count: role.operators,
        role: roleName(role.role, locale),
      })}
    >
      {count}
    </Link>
  );
};

const Granted = ({ granted }: { granted: boolean }) => {
  const text = useText();
  return (
    <>
      {granted ? (
        <CheckOutlined aria-hidden className="management-granted" />
      ) : (
        <span aria-hidden className="management-refused">
          –
        </span>
      )}
      <span className="cs-unseen">{text(granted ? "roles.allowed" : "roles.notAllowed")}</span>
    </>
  );
};

interface RoleCellProps {
  role: RoleRow;
  row: MatrixRow;
  /** Whether the role has it, in the draft or currently. */
  has: (permission: AnyPermission) => boolean;
  /** Grants or removes it; undefined makes the matrix read-only. */
  onToggle: ((permission: AnyPermission) => void) | undefined;
}

/** A role's cell in a matrix row, editable if allowed. */
export const RoleCell = ({ role, row, has, onToggle }: RoleCellProps) => {
  const text = useText();
  const locale = useLocale();
  const words = usePermissionWords();
  if (row.kind === "operators") return <Holders role={role} />;
  if (row.kind === "subApp")
    return (
      <span className="management-granted-count">
        {text("operator.granted", { count: row.codes.filter(has).length, all: row.codes.length })}
      </span>
    );
  const { permission } = row;
  if (!onToggle || role.role === "root" || isRootOnly(permission))
    return <Granted granted={has(permission)} />;
  const changed = has(permission) !== role.permissions.includes(permission);
  return (
    <Checkbox
      className={changed ? "management-changed" : ""}
      checked={has(permission)}
      onChange={() => onToggle(permission)}
      aria-label={text("roles.grant", {
        permission: words.permission(permission),
        code: permission,
        role: roleName(role.role, locale),
      })}
    />
  );
};
