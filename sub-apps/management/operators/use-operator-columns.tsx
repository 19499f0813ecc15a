import { type RowOf, useAccount, useFormat, usePermission } from "@console-shell/sdk";
import { Email, type TableColumns, useNarrow } from "@console-shell/ui";
import { Typography } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { OperatorActions } from "./operator-actions.tsx";
import { OperatorStatus } from "./operator-status.tsx";
import type { OperatorDialogs } from "./use-operator-dialogs.tsx";

type Row = RowOf<"GET /mc-api/operator/list">;

/** The columns of the list of operators. */
export const useOperatorColumns = (dialogs: OperatorDialogs): TableColumns<Row> => {
  const text = useText();
  const format = useFormat();
  const account = useAccount();
  const narrow = useNarrow();
  const mayUpdate = usePermission("management:operator:update");
  const columns: TableColumns<Row> = [
    {
      key: "account",
      sorter: true,
      title: text("operator.account"),
      render: (_value, row) => (
        <>
          {narrow ? row.account : <Link to={`/operators/${row.id}`}>{row.account}</Link>}
          {row.id === account.id ? (
            <Typography.Text type="secondary"> ({text("operator.you")})</Typography.Text>
          ) : null}
        </>
      ),
    },
    {
      key: "name",
      card: "title",
      sorter: true,
      title: text("operator.name"),
      render: (_value, { id, name, email }) => (
        <>
          {narrow ? <Link to={`/operators/${id}`}>{name}</Link> : name}
          <span className="management-below">
            <Email address={email} />
          </span>
        </>
      ),
    },
    {
      key: "role",
      sorter: true,
      title: text("operator.role"),
      render: (_value, { role }) => <RoleTag role={role} />,
    },
    {
      key: "status",
      sorter: true,
      title: text("word.status"),
      render: (_value, row) => (
        <>
          <OperatorStatus operator={row} />
          {row.provisioned ? (
            <span className="management-below">{text("operator.provisioned")}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "lastSignInAt",
      sorter: true,
      title: text("operator.lastSignInAt"),
      render: (_value, { lastSignInAt }) =>
        lastSignInAt === null ? (
          <Typography.Text type="secondary">{text("operator.never")}</Typography.Text>
        ) : (
          <time dateTime={new Date(lastSignInAt).toISOString()}>
            {format.dateTime(lastSignInAt)}
          </time>
        ),
    },
    {
      key: "createdAt",
      from: "wide",
      card: "hidden",
      sorter: true,
      title: text("word.createdAt"),
      render: (_value, { createdAt }) => format.date(createdAt),
    },
  ];
  if (mayUpdate)
    columns.push({
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, row) => <OperatorActions operator={row} dialogs={dialogs} compact />,
    });
  return columns;
};
