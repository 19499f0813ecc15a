import { oneOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Page, Panel, ScrollTable, Toolbar } from "@console-shell/ui";
import { Segmented, Typography } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { renderDetails } from "./applicant-details.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { renderReasonToggle } from "./reason-toggle.tsx";
import { RejectForm } from "./reject-form.tsx";
import { type Applicant, useApplicantColumns, type Verb } from "./use-applicant-columns.tsx";

const statuses = ["waiting", "approved", "rejected"] as const;
const dialogs = { approve: ApproveForm, reject: RejectForm };

interface Deciding {
  verb: Verb;
  applicant: Applicant;
  /** Counts the dialogs. */
  opening: number;
}

/** Applications for an account, with their reasons, and the decision on them. */
export const ApplicantsPage = () => {
  const text = useText();
  usePageTitle(text("applicants.title"));
  const list = useListState(["status"]);
  const { page, pageSize } = list.values;
  const status = oneOf(statuses, list.values.status);
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/applicant/list",
    { query: { page, pageSize, status } },
    { keepPrevious: true },
  );
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const columns = useApplicantColumns((verb, applicant) =>
    // One that is just going away does not come back: this is another.
    setDeciding((last) => ({ verb, applicant, opening: (last?.opening ?? 0) + 1 })),
  );
  const Dialog = deciding && dialogs[deciding.verb];

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
        {error ? (
          <LoadFailure onRetry={refetch} />
        ) : (
          <ScrollTable
            label={text("applicants.title")}
            rowKey="id"
            size="middle"
            columns={columns}
            dataSource={data?.items ?? []}
            loading={{ spinning: isLoading, delay: 200 }}
            expandable={{
              columnTitle: <span className="management-unseen">{text("applicant.reason")}</span>,
              expandedRowRender: renderDetails,
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
            {...list.tableProps<Applicant>(data?.total)}
          />
        )}
      </Panel>
      {Dialog ? (
        <Dialog
          key={deciding.opening}
          applicant={deciding.applicant}
          onLate={refetch}
          onClosed={() => setDeciding((now) => (now === deciding ? null : now))}
        />
      ) : null}
    </Page>
  );
};
