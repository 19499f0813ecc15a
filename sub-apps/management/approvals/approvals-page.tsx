import { scimPath } from "@console-shell/contract/words/scim";
import { useAddress, Facts, FilterSelect } from "@console-shell/ui";
import { approvalStatuses } from "@console-shell/contract/words/approvals";
import { decisionWords, ListPage, useList, usePaletteEntries } from "@console-shell/sdk";
import { Segmented } from "antd";
import { useRef, useState } from "react";
import { CopiedLink } from "../operators/copied-link.tsx";
import { useText } from "../messages/index.ts";
import { IssuedToken } from "../tokens/issued-token.tsx";
import { ApprovalDecision } from "./approval-decision.tsx";
import {
  type Approval,
  useApprovalColumns,
  useApprovalFacts,
  type Verb,
} from "./use-approval-columns.tsx";

/** The address that an identity provider needs with a token. In a host's page the console is elsewhere. */
const useScimAddress = (): string => new URL(useAddress()("/"), document.baseURI).origin + scimPath;

const requesters = ["others", "me"] as const;

interface Deciding {
  verb: Verb;
  approval: Approval;
  /** Counts the dialogs opened. */
  opening: number;
}

/* In full: the table shows the first lines. */
const ApprovalDetails = ({ approval }: { approval: Approval }) => (
  <div className="management-details management-asked">
    <Facts items={useApprovalFacts(approval)} />
  </div>
);

/** Changes that wait for a second person, and what was decided. */
export const ApprovalsPage = () => {
  const text = useText();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [link, setLink] = useState<{ link: string; name: string }>();
  const baseUrl = useScimAddress();
  // Never reset: a dialog that is still closing would share the next one's key.
  const openings = useRef(0);
  const decide = (verb: Verb, approval: Approval) => {
    openings.current += 1;
    setDeciding({ verb, approval, opening: openings.current });
  };
  const list = useList("GET /mc-api/approval/list", {
    columns: useApprovalColumns(decide),
    sort: "-createdAt",
    filters: { status: approvalStatuses, by: requesters },
  });
  // A list filtered down to one, e.g. from a link, offers its decisions in the palette.
  const [found, another] = list.data?.items ?? [];
  usePaletteEntries(
    found && !another
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
          <Segmented
            aria-label={text("approvals.filterStatus")}
            value={list.filters.status ?? ""}
            onChange={(status) => list.set({ status })}
            options={[
              { value: "", label: text("approvals.all") },
              ...approvalStatuses.map((value) => ({ value, label: text(`approvals.${value}`) })),
            ]}
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
      after={
        <>
          {deciding ? (
            <ApprovalDecision
              key={deciding.opening}
              approval={deciding.approval}
              verb={deciding.verb}
              onSecret={setSecret}
              onLink={(made, name) => setLink({ link: made, name })}
              onLate={list.refetch}
              onClosed={() => setDeciding((now) => (now === deciding ? null : now))}
            />
          ) : null}
          {secret === null ? null : (
            <IssuedToken secret={secret} baseUrl={baseUrl} onClose={() => setSecret(null)} />
          )}
          {link ? <CopiedLink {...link} onClose={() => setLink(undefined)} /> : null}
        </>
      }
    />
  );
};
