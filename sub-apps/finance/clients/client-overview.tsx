import type { FinanceClient, Invoice } from "@console-shell/contract/calls/finance";
import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Detail, LoadFailure, Panel, ScrollTable } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link } from "react-router";
import { useInvoiceColumns } from "../invoices/use-invoice-columns.tsx";
import { useText } from "../messages/index.ts";
import { kinds } from "../proposals/kinds.ts";
import { RecentEntries } from "../proposals/proposal-evidence.tsx";
import { Amount } from "../shared/amount.tsx";
import { ClientFacts } from "./client-facts.tsx";

const shown = new Set(["number", "status", "period", "dueAt", "total"]);

/** The client's unpaid invoices, overdue first. */
const OpenInvoices = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const columns = useInvoiceColumns({ showClient: false })
    .filter(({ key }) => shown.has(String(key)))
    .map(({ sorter: _unsorted, ...column }) => column);
  const query = { clientId, sort: "dueAt", order: "asc" } as const;
  const overdue = useApiQuery("GET /cc-api/finance/invoice/list", {
    query: { ...query, status: "overdue" },
  });
  const issued = useApiQuery("GET /cc-api/finance/invoice/list", {
    query: { ...query, status: "issued" },
  });
  const reads = [overdue, issued];
  const invoices = new Map<string, Invoice>();
  const isRead = reads.every(({ data }) => data);
  for (const { data } of reads) for (const one of data?.items ?? []) invoices.set(one.id, one);
  return (
    <Panel
      title={text("client.openInvoices")}
      extra={<Link to="?tab=invoices">{text("client.allInvoices")}</Link>}
    >
      {reads.some(({ error }) => error) ? (
        <LoadFailure onRetry={() => reads.forEach(({ refetch }) => refetch())} />
      ) : isRead && invoices.size === 0 ? (
        <p className="finance-detail finance-panel-note">{text("client.noOpenInvoices")}</p>
      ) : (
        <ScrollTable
          label={text("client.openInvoicesTable")}
          rowKey="id"
          size="small"
          pagination={false}
          loading={{ spinning: !isRead, delay: 200 }}
          dataSource={[...invoices.values()]}
          columns={columns}
        />
      )}
    </Panel>
  );
};

const Waiting = ({ proposals }: { proposals: readonly Proposal[] }) => {
  const text = useText();
  const format = useFormat();
  return (
    <ul className="finance-waiting">
      {proposals.map(({ id, kind, number, amount, currency, reference, ...proposal }) => (
        <li key={id}>
          <Link to={`${kinds[kind].path}/${id}`}>
            {text(`kind.${kind}`)} {number}
          </Link>{" "}
          · <Amount value={amount} currency={currency} /> · {reference}
          <div className="finance-detail">
            {text("proposal.personAt", {
              name: proposal.proposedByName,
              time: format.dateTime(proposal.createdAt),
            })}
          </div>
        </li>
      ))}
    </ul>
  );
};

const useWaiting = (kind: ProposalKind, clientId: string, enabled: boolean) =>
  useApiQuery(
    `GET /cc-api/finance/${kind}/list`,
    { query: { clientId, status: "waiting" } },
    { enabled },
  ).data?.items ?? [];

/** What waits for approval; nothing if nothing does. */
const WaitingProposals = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const proposals = [
    ...useWaiting("top-up", clientId, usePermission("finance:topup:read")),
    ...useWaiting("refund", clientId, usePermission("finance:refund:read")),
    ...useWaiting("adjustment", clientId, usePermission("finance:ledger:read")),
  ];
  return proposals.length === 0 ? null : (
    <Panel title={text("client.waiting", { count: proposals.length })}>
      <Waiting proposals={proposals} />
    </Panel>
  );
};

/** The client's last entries. */
const LastEntries = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const { data, error, refetch } = useApiQuery("GET /cc-api/finance/ledger/list", {
    query: { clientId, pageSize: 5 },
  });
  if (error) return <LoadFailure onRetry={refetch} />;
  if (!data)
    return (
      <Panel title={text("evidence.entries")}>
        <Skeleton active title={false} className="finance-entries" />
      </Panel>
    );
  return <RecentEntries clientId={clientId} entries={data.items} inColumn />;
};

/** What a client owes and what has happened lately, next to its facts. */
export const ClientOverview = ({ client }: { client: FinanceClient }) => {
  const seesLedger = usePermission("finance:ledger:read");
  const seesInvoices = usePermission("finance:invoice:read");
  return (
    <Detail rail={<ClientFacts client={client} />}>
      <WaitingProposals clientId={client.id} />
      {seesInvoices ? <OpenInvoices clientId={client.id} /> : null}
      {seesLedger ? <LastEntries clientId={client.id} /> : null}
    </Detail>
  );
};
