import { oneOf, sortOf, useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, ListPage, ScrollTable } from "@console-shell/ui";
import { Segmented } from "antd";
import { useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { ApplicantDetails } from "./applicant-details.tsx";
import { ApproveForm } from "./approve-form.tsx";
import { RejectForm } from "./reject-form.tsx";
import { type Applicant, useApplicantColumns, type Verb } from "./use-applicant-columns.tsx";

const statuses = ["waiting", "approved", "rejected"] as const;
/* Columns the server can sort by. */
const applicantSorts = ["createdAt", "account"] as const;
const dialogs = { approve: ApproveForm, reject: RejectForm };

interface Deciding {
  verb: Verb;
  applicant: Applicant;
  /** Counts the dialogs opened. */
  opening: number;
}

/** Applications for an account, with their reasons and decisions. */
export const ApplicantsPage = () => {
  const text = useText();
  usePageTitle(text("applicants.title"));
  const list = useListState(["status"], { sort: "-createdAt" });
  const { page, pageSize, search, sort } = list.values;
  const filters = { search, status: oneOf(statuses, list.values.status) };
  const isFiltered = Object.values(filters).some(Boolean);
  const { data, isLoading, error, refetch } = useApiQuery(
    "GET /mc-api/applicant/list",
    { query: { page, pageSize, ...filters, ...sortOf(applicantSorts, sort) } },
    { keepPrevious: true },
  );
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  const columns = useApplicantColumns(list.orderOf, (verb, applicant) => {
    openings.current += 1;
    setDeciding({ verb, applicant, opening: openings.current });
  });
  const Dialog = deciding && dialogs[deciding.verb];

  return (
    <ListPage
      title={text("applicants.title")}
      description={text("applicants.description")}
      file={{ path: "/mc-api/applicant/export", filters }}
      search={{
        label: text("applicants.search"),
        value: search,
        onSearch: (search) => list.set({ search }),
      }}
      filters={
        <Segmented
          aria-label={text("applicants.filterStatus")}
          value={filters.status ?? ""}
          onChange={(status) => list.set({ status })}
          options={[
            { value: "", label: text("applicants.all") },
            ...statuses.map((value) => ({ value, label: text(`applicants.${value}`) })),
          ]}
        />
      }
      total={data?.total}
      failed={Boolean(error)}
      onRetry={refetch}
      after={
        Dialog ? (
          <Dialog
            key={deciding.opening}
            applicant={deciding.applicant}
            onLate={refetch}
            onClosed={() => setDeciding((now) => (now === deciding ? null : now))}
          />
        ) : null
      }
    >
      <ScrollTable
        label={text("applicants.title")}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={data?.items ?? []}
        loading={{ spinning: isLoading, delay: 200 }}
        expandable={{
          title: text("applicant.reason"),
          label: ({ name }, expanded) =>
            text(expanded ? "applicant.hide" : "applicant.show", { name }),
          render: (applicant) => <ApplicantDetails applicant={applicant} />,
        }}
        locale={{
          emptyText: data ? (
            <EmptyState
              description={text(isFiltered ? "applicants.noneFound" : "applicants.none")}
            />
          ) : (
            <span />
          ),
        }}
        {...list.tableProps<Applicant>(data?.total)}
      />
    </ListPage>
  );
};
