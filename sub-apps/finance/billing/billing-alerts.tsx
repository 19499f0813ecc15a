import type { ApiOutput } from "@console-shell/contract";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Alert } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";

/** Why a month can't be billed yet: it isn't over, is still being counted, or has no issuer. */
export const BillingAlerts = ({
  preview: { phase, readyAt, issuerKnown },
}: {
  preview: ApiOutput<"GET /cc-api/finance/billing/preview">;
}) => {
  const text = useText();
  const format = useFormat();
  const mayChange = usePermission("finance:issuer:update");
  return (
    <>
      {phase === "ready" ? null : (
        <Alert
          type="info"
          showIcon
          className="finance-form-alert"
          title={text(phase === "running" ? "billing.notOver" : "billing.settling", {
            time: format.dateTime(readyAt),
          })}
        />
      )}
      {issuerKnown ? null : (
        <Alert
          type="warning"
          showIcon
          className="finance-form-alert"
          title={text("billing.noIssuer")}
          description={mayChange ? <Link to="/issuer">{text("billing.setIssuer")}</Link> : null}
        />
      )}
    </>
  );
};
