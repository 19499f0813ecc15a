import { Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { useFormat, usePermission } from "@console-shell/sdk";
import { Button, Flex } from "antd";
import { useText } from "../messages/index.ts";

export type Applicant = ApiOutput<"GET /mc-api/applicant/list">["items"][number];

/** The decisions on a pending registration. */
export type Verb = "approve" | "reject";

export const applicantBadges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
} as const;

interface ApplicantStatusProps {
  applicant: Applicant;
  /** Without it, there are no decisions. */
  onDecide: ((verb: Verb, applicant: Applicant) => void) | undefined;
}

/** A registration's status: the available decisions, or who decided and when. */
export const ApplicantStatus = ({ applicant, onDecide }: ApplicantStatusProps) => {
  const text = useText();
  const format = useFormat();
  const mayDecide = usePermission("management:applicant:decide");
  const { status, name, decidedAt, decidedBy } = applicant;
  return (
    <>
      <Status status={applicantBadges[status]} text={text(`applicants.${status}`)} />
      {decidedAt === null ? null : (
        <span className="management-below">
          {text("applicant.decidedBy", {
            account: decidedBy ?? "–",
            time: format.dateTime(decidedAt),
          })}
        </span>
      )}
      {status === "waiting" && mayDecide && onDecide ? (
        <Flex gap={8} className="management-decision">
          <Button
            size="small"
            aria-label={text("applicant.approveOf", { name })}
            onClick={() => onDecide("approve", applicant)}
          >
            {text("applicant.approve")}
          </Button>
          <Button
            size="small"
            danger
            aria-label={text("applicant.rejectOf", { name })}
            onClick={() => onDecide("reject", applicant)}
          >
            {text("applicant.reject")}
          </Button>
        </Flex>
      ) : null}
    </>
  );
};
