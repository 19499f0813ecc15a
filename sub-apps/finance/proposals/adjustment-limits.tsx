import type { AdjustmentLimit } from "@console-shell/contract/calls/finance-adjustment-limits";
import {
  useApiMutation,
  useApiQuery,
  useFormat,
  useNotify,
  usePermission,
} from "@console-shell/sdk";
import { Facts, LoadFailure, Panel } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { Amount } from "../shared/amount.tsx";
import { LimitForm } from "../shared/limit-form.tsx";

/** The dialog that changes the limit of one currency. */
const AdjustmentLimitForm = ({
  limit,
  onClose,
}: {
  limit: AdjustmentLimit;
  onClose: () => void;
}) => {
  const text = useText();
  const notify = useNotify();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const change = useApiMutation("POST /cc-api/finance/adjustment-limit/change");
  const { currency, changeId } = limit;
  const save = async (amount: number) => {
    await change.mutateAsync({ body: { currency, amount, changeId, idempotencyKey } });
    notify({ kind: "success", title: text("limits.saved", { currency }) });
  };
  return (
    <LimitForm
      name="amount"
      title={text("limits.formTitle", { currency })}
      label={text("limits.amount")}
      help={text("limits.help")}
      currency={currency}
      limit={limit.amount}
      save={save}
      onClose={onClose}
    />
  );
};

/** Up to how much one person may adjust a client without approval, by currency. */
export const AdjustmentLimits = () => {
  const text = useText();
  const format = useFormat();
  const mayChange = usePermission("finance:adjustment-limit:update");
  const [changing, setChanging] = useState<AdjustmentLimit>();
  const read = useApiQuery("GET /cc-api/finance/adjustment-limit/list");
  const limits = read.data;
  const valueOf = (limit: AdjustmentLimit) => (
    <>
      <Amount value={limit.amount} currency={limit.currency} />{" "}
      {mayChange ? (
        <Button
          type="link"
          size="small"
          aria-label={text("limits.changeOf", { currency: limit.currency })}
          onClick={() => setChanging(limit)}
        >
          {text("limits.change")}
        </Button>
      ) : null}
      <div className="finance-detail">
        {limit.changedAt === null
          ? text("limits.default")
          : text("proposal.personAt", {
              name: limit.changedByName ?? "–",
              time: format.date(limit.changedAt),
            })}
      </div>
      {limit.ownAmount < limit.amount ? (
        <div className="finance-detail">
          {text("limits.own", { limit: format.money(limit.ownAmount, limit.currency) })}
        </div>
      ) : null}
    </>
  );
  return (
    <Panel title={text("limits.title")}>
      <p className="finance-detail finance-panel-note">{text("limits.detail")}</p>
      {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active paragraph={{ rows: 1 }} /> : null}
      {limits ? (
        <Facts items={limits.map((limit) => ({ label: limit.currency, value: valueOf(limit) }))} />
      ) : null}
      {changing ? (
        <AdjustmentLimitForm
          key={changing.currency}
          limit={changing}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
    </Panel>
  );
};
