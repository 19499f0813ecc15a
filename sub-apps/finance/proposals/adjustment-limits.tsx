import type { AdjustmentLimit } from "@console-shell/contract/calls/finance-adjustment-limits";
import { useApiMutation, useApiQuery, useFormat, usePermission } from "@console-shell/sdk";
import { Facts, LoadFailure, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { newIdempotencyKey } from "../ledger/new-idempotency-key.ts";
import { useText } from "../messages/index.ts";
import { LimitInPlace } from "../shared/limit-in-place.tsx";

/** The limit of one currency, who changed it, and what applies to the operator. */
const Limit = ({ limit }: { limit: AdjustmentLimit }) => {
  const text = useText();
  const format = useFormat();
  const mayChange = usePermission("finance:adjustment-limit:update");
  const change = useApiMutation("POST /cc-api/finance/adjustment-limit/change");
  const { currency, amount } = limit;
  /** Of the limit as it was when its field opened; then of its own change, which undo follows. */
  const saveAfter = (first: typeof limit.changeId) => {
    let changeId = first;
    return async (amount: number) => {
      const limits = await change.mutateAsync({
        body: { currency, amount, changeId, idempotencyKey: newIdempotencyKey() },
      });
      changeId = limits.find((one) => one.currency === currency)!.changeId;
    };
  };
  return (
    <>
      <LimitInPlace
        label={text("limits.formTitle", { currency })}
        name="amount"
        currency={currency}
        limit={amount}
        mayEdit={mayChange}
        save={saveAfter(limit.changeId)}
      />
      <div className="finance-detail">
        {limit.changedAt === null
          ? text("limits.default")
          : text("proposal.personAt", {
              name: limit.changedByName ?? "–",
              time: format.date(limit.changedAt),
            })}
      </div>
      {limit.ownAmount < amount ? (
        <div className="finance-detail">
          {text("limits.own", { limit: format.money(limit.ownAmount, currency) })}
        </div>
      ) : null}
    </>
  );
};

/** Up to how much one person may adjust a client without approval, by currency. */
export const AdjustmentLimits = () => {
  const text = useText();
  const mayChange = usePermission("finance:adjustment-limit:update");
  const read = useApiQuery("GET /cc-api/finance/adjustment-limit/list");
  const limits = read.data;
  return (
    <Panel title={text("limits.title")}>
      <p className="finance-detail finance-panel-note">
        {text("limits.detail")} {mayChange ? text("limits.help") : null}
      </p>
      {read.error ? <LoadFailure onRetry={read.refetch} /> : null}
      {read.isLoading ? <Skeleton active paragraph={{ rows: 1 }} /> : null}
      {limits ? (
        <Facts
          items={limits.map((limit) => ({
            label: limit.currency,
            value: <Limit limit={limit} />,
          }))}
        />
      ) : null}
    </Panel>
  );
};
