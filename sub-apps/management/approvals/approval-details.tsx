import { useFormat } from "@console-shell/sdk";
import { Facts } from "@console-shell/ui";
import { showMarks } from "../audit/show-marks.ts";
import { useDetailFacts } from "../audit/use-detail-facts.ts";
import { useText } from "../messages/index.ts";
import type { Approval } from "./use-approval-columns.tsx";

/** What changes, why, until when it waits, and why it was rejected. */
export const ApprovalDetails = ({ approval }: { approval: Approval }) => {
  const text = useText();
  const format = useFormat();
  const { details, reason, status, expiresAt, comment } = approval;
  return (
    <div className="management-details">
      <Facts
        items={[
          ...useDetailFacts(details),
          { label: text("approval.reason"), value: showMarks(reason) },
          ...(status === "waiting"
            ? [{ label: text("approval.expiresAt"), value: format.dateTime(expiresAt) }]
            : []),
          ...(comment ? [{ label: text("approval.comment"), value: comment }] : []),
        ]}
      />
    </div>
  );
};
