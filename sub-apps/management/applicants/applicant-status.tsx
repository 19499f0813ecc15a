import { MenuItems, RowMenu, Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { useFormat } from "@console-shell/sdk";
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

/** A registration's status, and who decided when. */
export const ApplicantStatus = ({ applicant }: { applicant: Applicant }) => {
  const text = useText();
  const format = useFormat();
  const { status, decidedAt, decidedBy } = applicant;
  return (
    <>
      <Status status={applicantBadges[status]} text={text(`applicants.${status}`)} />
      {decidedAt === null ? null : (
        <span className="management-below management-decided" title={format.dateTime(decidedAt)}>
          {text("applicant.decidedBy", {
            account: decidedBy ?? "–",
            time: format.date(decidedAt),
          })}
        </span>
      )}
    </>
  );
};

interface ApplicantDecisionsProps {
  applicant: Applicant;
  onDecide: (verb: Verb, applicant: Applicant) => void;
}

/** The decisions on a pending registration, in its row. */
export const ApplicantDecisions = ({ applicant, onDecide }: ApplicantDecisionsProps) => {
  const text = useText();
  const { status, name } = applicant;
  if (status !== "waiting") return null;
  return (
    <Flex gap={4} justify="end">
      <Button
        size="small"
        aria-label={text("applicant.approveOf", { name })}
        onClick={() => onDecide("approve", applicant)}
      >
        {text("applicant.approve")}
      </Button>
      <RowMenu
        label={text("applicant.actionsOf", { name })}
        menu={
          <MenuItems
            items={[
              {
                key: "reject",
                danger: true,
                label: text("applicant.reject"),
                onClick: () => onDecide("reject", applicant),
              },
            ]}
          />
        }
      />
    </Flex>
  );
};
