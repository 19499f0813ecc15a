import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { AuditRow } from "./use-audit-columns.tsx";
import { useDetailFacts } from "./use-detail-facts.ts";

interface AuditDetailsProps {
  event: AuditRow;
}

/** An event's details: what changed, the browser, and its hash in the chain. */
export const AuditDetails = ({ event }: AuditDetailsProps) => {
  const text = useText();
  const details = useDetailFacts(event.details);
  return (
    <Facts
      items={[
        ...(details.length > 0
          ? details
          : [{ label: text("audit.details"), value: text("audit.noDetails") }]),
        { label: text("audit.device"), value: event.device || "–" },
        { label: text("audit.hash"), value: <code className="management-hash">{event.hash}</code> },
      ]}
    />
  );
};
