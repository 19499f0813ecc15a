import type { Evidence } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal } from "@console-shell/contract/calls/finance-proposals";
import { historyDays } from "@console-shell/contract/words/limits";
import { useFormat } from "@console-shell/sdk";
import { Facts, Panel, ScrollTable } from "@console-shell/ui";
import { Alert } from "antd";
import { Link } from "react-router";
import { useEntryColumns } from "../ledger/use-entry-columns.tsx";
import { useText } from "../messages/index.ts";
import { Duplicates } from "./duplicates.tsx";

interface EvidenceProps {
  proposal: Proposal;
  evidence: Evidence;
}

/** Why an approval would be refused, and what else to look at before deciding. */
export const EvidenceWarnings = (props: EvidenceProps) => {
  const text = useText();
  const { evidence } = props;
  const { kind } = props.proposal;
  return (
    <>
      {evidence.balance?.covered === false && kind !== "top-up" ? (
        <Alert type="error" showIcon title={text(`proposals.${kind}.uncovered`)} />
      ) : null}
      <Duplicates payment={props.proposal} duplicates={evidence.duplicates} />
    </>
  );
};

/** What the proposer has proposed lately. */
export const ProposerHistory = ({ proposal, evidence: { proposer } }: EvidenceProps) => {
  const text = useText();
  const format = useFormat();
  const { proposed, approved, rejected, withdrawn } = proposer;
  const counts = [
    [text("evidence.proposed"), proposed],
    [text("evidence.approved"), approved],
    [text("evidence.rejected"), rejected],
    [text("evidence.withdrawn"), withdrawn],
    [text("proposalStatus.waiting"), proposed - approved - rejected - withdrawn],
  ] as const;
  return (
    <Panel title={text("evidence.proposer", { name: proposal.proposedByName })}>
      <p className="finance-detail finance-panel-note">
        {text("evidence.proposerDetail", { days: historyDays })}
      </p>
      <Facts items={counts.map(([label, count]) => ({ label, value: format.number(count) }))} />
    </Panel>
  );
};

const shown = new Set(["number", "kind", "memo", "amount", "balanceAfter"]);

interface RecentEntriesProps {
  clientId: string;
  entries: NonNullable<Evidence["entries"]>;
  /** Next to a record's facts, where the kind has room only in a wide window. */
  inColumn?: boolean;
}

/** The client's last entries, with the way to all of them. */
export const RecentEntries = ({ clientId, entries, inColumn = false }: RecentEntriesProps) => {
  const text = useText();
  const { columns } = useEntryColumns({ showClient: false });
  return (
    <Panel
      title={text("evidence.entries")}
      extra={<Link to={`/ledger?clientId=${clientId}`}>{text("evidence.allEntries")}</Link>}
    >
      <ScrollTable
        label={text("ledger.table")}
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={entries}
        columns={columns
          .filter(({ key }) => shown.has(String(key)))
          .map((column) =>
            inColumn && column.key === "kind" ? { ...column, from: "wide" } : column,
          )}
        locale={{ emptyText: text("ledger.none") }}
      />
    </Panel>
  );
};
