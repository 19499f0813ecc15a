import type { FinanceClient } from "@console-shell/contract/calls/finance";
import type { ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import { usePaletteEntries, usePermission } from "@console-shell/sdk";
import { MenuItems, RowMenu } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { PostForm } from "../ledger/post-form.tsx";
import { StatementForm } from "../ledger/statement-form.tsx";
import { useText } from "../messages/index.ts";
import { ProposeForm } from "../proposals/propose-form.tsx";
import { ClientForm } from "./client-form.tsx";

/** All that can be done for a client, with the client filled in. */
export const ClientActions = ({ client }: { client: FinanceClient }) => {
  const text = useText();
  const [open, setOpen] = useState<"edit" | "post" | "statement">();
  const [proposal, setProposal] = useState<{ kind: ProposalKind; key: string; open: boolean }>();
  const mayUpdate = usePermission("finance:client:update");
  const mayPost = usePermission("finance:ledger:create");
  const seesLedger = usePermission("finance:ledger:read");
  const mayTopUp = usePermission("finance:topup:propose");
  const mayRefund = usePermission("finance:refund:propose");
  const propose = (kind: ProposalKind) => {
    setOpen(undefined);
    setProposal({ kind, key: newIdempotencyKey(), open: true });
  };
  usePaletteEntries(
    mayTopUp
      ? [
          {
            key: "top-up",
            title: text("proposals.top-up.list.propose"),
            fromAddress: true,
            run: () => propose("top-up"),
          },
        ]
      : [],
  );
  const close = () => setOpen(undefined);
  const more = [
    ...(mayPost
      ? [{ key: "post", label: text("ledger.post"), onClick: () => setOpen("post") }]
      : []),
    ...(mayRefund
      ? [
          {
            key: "refund",
            label: text("proposals.refund.list.propose"),
            onClick: () => propose("refund"),
          },
        ]
      : []),
    ...(mayPost
      ? [
          {
            key: "adjustment",
            label: text("proposals.adjustment.list.propose"),
            onClick: () => propose("adjustment"),
          },
        ]
      : []),
    ...(seesLedger
      ? [
          {
            key: "statement",
            label: text("statement.action"),
            onClick: () => setOpen("statement"),
          },
        ]
      : []),
    ...(mayUpdate
      ? [{ key: "edit", label: text("word.edit"), onClick: () => setOpen("edit") }]
      : []),
  ];
  return (
    <>
      {mayTopUp ? (
        <Button type="primary" onClick={() => propose("top-up")}>
          {text("proposals.top-up.list.propose")}
        </Button>
      ) : null}
      {more.length > 0 ? (
        <RowMenu
          label={text("client.more")}
          menu={<MenuItems items={more} />}
          className="finance-more"
        />
      ) : null}
      {open === "edit" ? <ClientForm client={client} onClose={close} /> : null}
      {open === "statement" ? <StatementForm client={client} onClose={close} /> : null}
      {open === "post" ? (
        <PostForm client={client} onPropose={() => propose("adjustment")} onClose={close} />
      ) : null}
      {proposal ? (
        <ProposeForm
          key={proposal.key}
          kind={proposal.kind}
          clientId={client.id}
          open={proposal.open}
          idempotencyKey={proposal.key}
          onClose={() => setProposal((last) => last && { ...last, open: false })}
        />
      ) : null}
    </>
  );
};
