import { Status } from "@console-shell/ui";
import type { ApiOutput } from "@console-shell/contract";
import { changeLabel } from "@console-shell/contract/words/audit";
import { useFormat, useLocale } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Button, Flex } from "antd";
import { Link } from "react-router";
import { showMarks } from "../audit/show-marks.ts";
import { useDetailFacts } from "../audit/use-detail-facts.ts";
import { useText } from "../messages/index.ts";

export type Approval = ApiOutput<"GET /mc-api/approval/list">["items"][number];
export type Verb = Approval["may"][number];

export const approvalBadges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
  withdrawn: "default",
  expired: "default",
} as const;

/** All that decides whether a change is right, and what was decided. */
export const useApprovalFacts = ({
  details,
  reason,
  comment,
}: Approval): { label: string; value: string }[] => {
  const text = useText();
  return [
    ...useDetailFacts(details),
    { label: text("word.reason"), value: showMarks(reason) },
    ...(comment ? [{ label: text("approval.comment"), value: showMarks(comment) }] : []),
  ];
};

/** The change, its target and its details. */
const Change = ({ approval }: { approval: Approval }) => {
  const facts = useDetailFacts(approval.details);
  return (
    <div className="management-contact">
      <Link to={`/approvals/${approval.id}`}>{changeLabel(approval.action, useLocale())}</Link>
      <span className="management-below">{showMarks(approval.target)}</span>
      {facts.map(({ label, value }) => (
        <span key={label} className="management-below management-excerpt">
          {label}: {value}
        </span>
      ))}
    </div>
  );
};

/** The columns of the list of changes that need a second person. */
export const useApprovalColumns = (
  onDecide: (verb: Verb, approval: Approval) => void,
): TableColumns<Approval> => {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "createdAt",
      sorter: true,
      title: text("approval.createdAt"),
      render: (_value, { createdAt, requestedByName, requestedByAccount }) => (
        <>
          <span title={format.dateTime(createdAt)}>{format.relative(createdAt)}</span>
          <span className="management-below">
            {showMarks(requestedByName)} ({requestedByAccount})
          </span>
        </>
      ),
    },
    {
      key: "change",
      card: "title",
      title: text("approval.change"),
      render: (_value, approval) => <Change approval={approval} />,
    },
    {
      key: "reason",
      title: text("word.reason"),
      render: (_value, { reason }) => (
        <div className="management-typed management-excerpt">{showMarks(reason)}</div>
      ),
    },
    {
      key: "status",
      title: text("word.status"),
      fixed: "end",
      render: (_value, approval) => {
        const { status, expiresAt, decidedAt, decidedByName, comment, may, target } = approval;
        return (
          <div className="management-contact">
            <Status status={approvalBadges[status]} text={text(`approvals.${status}`)} />
            {status === "waiting" ? (
              <span className="management-below">
                {text("approval.expires", { time: format.dateTime(expiresAt) })}
              </span>
            ) : null}
            {decidedAt === null ? null : (
              <span className="management-below">
                {text("applicant.decidedBy", {
                  account: decidedByName ?? "–",
                  time: format.dateTime(decidedAt),
                })}
              </span>
            )}
            {comment ? (
              <span className="management-below management-excerpt">{showMarks(comment)}</span>
            ) : null}
            {may.length > 0 ? (
              <Flex gap={8} wrap className="management-decision">
                {may.map((verb) => (
                  <Button
                    key={verb}
                    size="small"
                    danger={verb === "reject"}
                    aria-label={text(`approval.${verb}Of`, { target })}
                    onClick={() => onDecide(verb, approval)}
                  >
                    {text(`approval.${verb}`)}
                  </Button>
                ))}
              </Flex>
            ) : null}
          </div>
        );
      },
    },
  ];
};
