import { Facts } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import type { Applicant } from "./use-applicant-columns.tsx";

/** An application's details below its row: its reason and, if rejected, why. */
export const ApplicantDetails = ({ applicant }: { applicant: Applicant }) => {
  const text = useText();
  const { reason, rejection } = applicant;
  return (
    <div className="management-details">
      <Facts
        items={[
          { label: text("applicant.reason"), value: reason || text("applicant.noReason") },
          ...(rejection ? [{ label: text("applicant.rejection"), value: rejection }] : []),
        ]}
      />
    </div>
  );
};
