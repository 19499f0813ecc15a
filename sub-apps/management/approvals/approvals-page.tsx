import { Facts, FilterSelect, lazyComponent, SplitContext } from "@console-shell/ui";
import { approvalStatuses } from "@console-shell/contract/words/approvals";
import { decisionWords, ListPage, SplitView, useList, usePaletteEntries } from "@console-shell/sdk";
import { Skeleton } from "antd";
import { useContext } from "react";
import { useText } from "../messages/index.ts";
import { type Approval, useApprovalColumns, useApprovalFacts } from "./use-approval-columns.tsx";
import { useApprovalDecisions } from "./use-approval-decisions.tsx";

const requesters = ["others", "me"] as const;

/* In full: the table shows the first lines. */
const ApprovalDetails = ({ approval }: { approval: Approval }) => (
  <div className="management-details management-asked">
    <Facts items={useApprovalFacts(approval)} />
  </div>
);

const OneApproval = lazyComponent(
  async () => (await import("./approval-page.tsx")).OneApproval,
  <Skeleton active />,
);

/** Changes that wait for a second person, and what was decided; next to one of them, if it's opened there. */
export const ApprovalsPage = () => (
  <SplitView
    list={<ApprovalList />}
    path={(id) => `/approvals/${id}`}
    renderRecord={(id) => <OneApproval key={id} id={id} />}
  />
);

const ApprovalList = () => {
  const text = useText();
  const { decide, dialogs } = useApprovalDecisions();
  const list = useList("GET /mc-api/approval/list", {
    columns: useApprovalColumns(decide),
    sort: "-createdAt",
    filters: { status: approvalStatuses, by: requesters },
  });
  // A list filtered down to one, e.g. from a link, offers its decisions in the palette.
  const [found, another] = list.data?.items ?? [];
  // The open one offers its own.
  const isSplit = useContext(SplitContext) !== null;
  usePaletteEntries(
    found && !another && !isSplit
      ? found.may.map((verb) => ({
          key: verb,
          ...(verb !== "withdraw" && { keys: { approve: "A", reject: "R" }[verb] }),
          fromAddress: true,
          title: text(`approval.${verb}`),
          words: decisionWords[verb],
          run: () => decide(verb, found),
        }))
      : [],
  );

  return (
    <ListPage
      list={list}
      title={text("approvals.title")}
      description={text("approvals.description")}
      search={text("approvals.search")}
      none={text("approvals.none")}
      noneFound={text("approvals.noneFound")}
      filters={
        <>
          <FilterSelect
            label={text("word.status")}
            value={list.filters.status}
            options={approvalStatuses.map((value) => ({
              value,
              label: text(`approvals.${value}`),
            }))}
            onChange={(status) => list.set({ status })}
          />
          <FilterSelect
            label={text("approvals.filterBy")}
            all={text("approvals.byAll")}
            value={list.filters.by}
            options={requesters.map((value) => ({ value, label: text(`approvals.by.${value}`) }))}
            onChange={(by) => list.set({ by })}
          />
        </>
      }
      expandable={{
        title: text("audit.details"),
        label: ({ target }, expanded) =>
          text(expanded ? "approval.hide" : "approval.show", { target }),
        render: (approval) => <ApprovalDetails approval={approval} />,
      }}
      after={dialogs(list.refetch)}
    />
  );
};
