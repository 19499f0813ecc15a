import type { ApiOutput } from "@console-shell/contract";
import { CheckOutlined } from "@ant-design/icons";
import { usePermission } from "@console-shell/sdk";
import { Typography } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import type { MatrixRow } from "./matrix-rows.ts";

type RoleRow = ApiOutput<"GET /mc-api/role/list">["items"][number];

/** What a line of the matrix is about. */
export const RowHead = ({ row }: { row: MatrixRow }) => {
  const text = useText();
  if (row.kind === "operators") return text("roles.holders");
  if (row.kind === "subApp")
    return <Typography.Text strong>{text(`subApp.${row.subApp}`)}</Typography.Text>;
  return (
    <>
      {text(`permission.${row.permission}`)}
      <span className="management-code">{row.permission}</span>
    </>
  );
};

interface RoleCellProps {
  role: RoleRow;
  row: MatrixRow;
}

/** What a line of the matrix says of one role. */
export const RoleCell = ({ role, row }: RoleCellProps) => {
  const text = useText();
  const maySeeOperators = usePermission("management:operator:read");
  if (row.kind === "operators") {
    const count = text("roles.operators", { count: role.operators });
    if (!maySeeOperators) return count;
    return (
      <Link
        to={`/operators?role=${role.role}&status=active`}
        aria-label={text("roles.show", {
          count: role.operators,
          role: text(`role.${role.role}`),
        })}
      >
        {count}
      </Link>
    );
  }
  if (row.kind === "subApp") return null;
  const granted = role.permissions.includes(row.permission);
  return (
    <>
      {granted ? (
        <CheckOutlined aria-hidden className="management-granted" />
      ) : (
        <span aria-hidden className="management-refused">
          –
        </span>
      )}
      <span className="management-unseen">
        {text(granted ? "roles.allowed" : "roles.notAllowed")}
      </span>
    </>
  );
};
