import {
  decisionWords,
  ListPage,
  SplitView,
  useList,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { Segmented, Skeleton } from "antd";
import { useText } from "../messages/index.ts";
import { useApplicantBulk } from "./use-applicant-bulk.tsx";
import type { Applicant } from "./applicant-status.tsx";
import { useApplicantColumns } from "./use-applicant-columns.tsx";
import { useApplicantDecision } from "./use-applicant-decision.tsx";
import { Facts, lazyComponent, SplitContext } from "@console-shell/ui";
import { useContext } from "react";

/** A registration's details below its row: its reason and, if rejected, why. */
const ApplicantDetails = ({ applicant }: { applicant: Applicant }) => {
  const text = useText();
  const { reason, rejection } = applicant;
  return (
    <div className="management-details">
      <Facts
        items={[
          { label: text("applicant.reason"), value: reason || text("applicant.noReason") },
          ...(rejection ? [{ label: text("applicant.rejection"), value: rejection }] : []),
        ]}
      />
    </div>
  );
};

const OneApplicant = lazyComponent(
  async () => (await import("./applicant-page.tsx")).OneApplicant,
  <Skeleton active />,
);

const statuses = ["waiting", "approved", "rejected"] as const;

/** Registrations for an account, with their reasons and decisions; next to one of them, if it's opened there. */
export const ApplicantsPage = () => (
  <SplitView
    list={<ApplicantList />}
    path={(reference) => `/applicants/${reference}`}
    renderRecord={(reference) => <OneApplicant key={reference} reference={reference} />}
  />
);

const ApplicantList = () => {
  const text = useText();
  const { decide, dialogs } = useApplicantDecision();
  const list = useList("GET /mc-api/applicant/list", {
    columns: useApplicantColumns(decide),
    sort: "-createdAt",
    filters: { status: statuses },
  });
  const bulk = useApplicantBulk();
  // A link to one registration, found by its number, may ask for the decision, too.
  const [found, another] = list.data?.items ?? [];
  // The open one offers its own.
  const isSplit = useContext(SplitContext) !== null;
  const mayDecide = usePermission("management:applicant:decide");
  usePaletteEntries(
    mayDecide &&
      found?.status === "waiting" &&
      !another &&
      !isSplit &&
      list.values.search === found.reference
      ? (["approve", "reject"] as const).map((verb) => ({
          key: verb,
          keys: { approve: "A", reject: "R" }[verb],
          title: text(`applicant.${verb}`),
          words: decisionWords[verb],
          fromAddress: true,
          run: () => decide(verb, found),
        }))
      : [],
  );

  return (
    <ListPage
      list={list}
      rowKey="reference"
      bulk={bulk}
      title={text("applicants.title")}
      description={text("applicants.description")}
      file="/mc-api/applicant/export"
      search={text("applicants.search")}
      none={text("applicants.none")}
      noneFound={text("applicants.noneFound")}
      filters={
        <Segmented
          aria-label={text("applicants.filterStatus")}
          value={list.filters.status ?? ""}
          onChange={(status) => list.set({ status })}
          options={[
            { value: "", label: text("applicants.all") },
            ...statuses.map((value) => ({ value, label: text(`applicants.${value}`) })),
          ]}
        />
      }
      expandable={{
        title: text("applicant.reason"),
        label: ({ name }, expanded) =>
          text(expanded ? "applicant.hide" : "applicant.show", { name }),
        render: (applicant) => <ApplicantDetails applicant={applicant} />,
      }}
      after={dialogs(list.refetch)}
    />
  );
};
