import type { ApiOutput } from "@console-shell/contract";
import { oneOf, useApiQuery, useFormat, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, ScrollTable, Toolbar } from "@console-shell/ui";
import { Badge, Segmented, type TableColumnsType, Typography } from "antd";
import { useText } from "../messages/index.ts";
import { renderReasonToggle } from "./reason-toggle.tsx";

type Row = ApiOutput<"GET /mc-api/applicant/list">["items"][number];

const statuses = ["waiting", "approved", "rejected"] as const;
const badges = { waiting: "processing", approved: "success", rejected: "error" } as const;

/** Applications for an account, with their reasons. */
export const ApplicantsPage = () => {
  const text = useText();
  const format = useFormat();
  usePageTitle(text("applicants.title"));
  const list = useListState(["status"]);
  const { page, pageSize } = list.values;
  const status = oneOf(statuses, list.values.status);
  const { data, isFetching, isError, refetch } = useApiQuery(
    "GET /mc-api/applicant/list",
    { query: { page, pageSize, status } },
    { keepPrevious: true },
  );
  const columns: TableColumnsType<Row> = [
    {
      key: "createdAt",
      title: text("applicant.createdAt"),
      render: (_value, { createdAt, reference }) => (
        <>
          {format.dateTime(createdAt)}
          <span className="management-below">{reference}</span>
        </>
      ),
    },
    {
      key: "name",
      title: text("operator.name"),
      render: (_value, { name, company }) => (
        <>
          {name}
          <span className="management-below">{company}</span>
        </>
      ),
    },
    { key: "account", title: text("operator.account"), dataIndex: "account" },
    {
      key: "email",
      title: text("applicant.contact"),
      render: (_value, { email, phone }) => (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          <span className="management-below">{phone || "–"}</span>
        </>
      ),
    },
    {
      key: "status",
      title: text("operator.status"),
      render: (_value, row) => (
        <Badge status={badges[row.status]} text={text(`applicants.${row.status}`)} />
      ),
    },
  ];

  return (
    <Page title={text("applicants.title")} description={text("applicants.description")}>
      <Panel>
        <Toolbar
          end={
            <Typography.Text type="secondary" aria-live="polite">
              {data ? text("list.count", { total: data.total }) : null}
            </Typography.Text>
          }
        >
          <Segmented
            aria-label={text("applicants.filterStatus")}
            value={status ?? ""}
            onChange={(value) => list.set({ status: value })}
            options={[
              { value: "", label: text("applicants.all") },
              ...statuses.map((value) => ({ value, label: text(`applicants.${value}`) })),
            ]}
          />
        </Toolbar>
        {isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <ScrollTable
            label={text("applicants.title")}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isFetching, delay: 200 }}
            expandable={{
              columnTitle: <span className="management-unseen">{text("applicant.reason")}</span>,
              expandedRowRender: ({ reason }) => reason || text("applicant.noReason"),
              expandIcon: renderReasonToggle,
            }}
            locale={{
              emptyText: data ? (
                <EmptyState
                  description={text(status ? "applicants.noneFound" : "applicants.none")}
                />
              ) : (
                <span />
              ),
            }}
            {...list.tableProps<Row>(data?.total)}
          />
        )}
      </Panel>
    </Page>
  );
};
