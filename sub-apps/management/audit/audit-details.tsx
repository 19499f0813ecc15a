import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { AuditRow } from "./use-audit-columns.tsx";

interface AuditDetailsProps {
  event: AuditRow;
}

/** What an event says beside its row: what changed, the browser, and its hash in the chain. */
export const AuditDetails = ({ event }: AuditDetailsProps) => {
  const text = useText();
  const details = Object.entries(event.details).map(([name, value]) => `${name}: ${String(value)}`);
  return (
    <Facts
      items={[
        { label: text("audit.details"), value: details.join(" · ") || text("audit.noDetails") },
        { label: text("audit.device"), value: event.device || "–" },
        { label: text("audit.hash"), value: <code className="management-hash">{event.hash}</code> },
      ]}
    />
  );
};

export const renderDetails = (event: AuditRow) => <AuditDetails event={event} />;
