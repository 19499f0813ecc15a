import type { ApiOutput } from "@console-shell/contract";
import type { MouseEvent } from "react";
import { useText } from "../messages/index.ts";
import { RowToggle } from "../shared/row-toggle.tsx";

type Applicant = ApiOutput<"GET /mc-api/applicant/list">["items"][number];

interface ReasonToggleProps {
  expanded: boolean;
  record: Applicant;
  onExpand: (record: Applicant, event: MouseEvent<HTMLElement>) => void;
}

/** Shows or hides the reason of an application, in its row of the list. */
export const ReasonToggle = ({ expanded, record, onExpand }: ReasonToggleProps) => {
  const text = useText();
  return (
    <RowToggle
      expanded={expanded}
      label={text(expanded ? "applicant.hide" : "applicant.show", { name: record.name })}
      onClick={(event) => onExpand(record, event)}
    />
  );
};

export const renderReasonToggle = (props: ReasonToggleProps) => <ReasonToggle {...props} />;
