import { MenuItems, RowMenu, Status } from "@console-shell/ui";
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
  const text = useText();
  const facts = useDetailFacts(approval.details);
  return (
    <div className="management-contact">
      <Link to={`/approvals/${approval.id}`}>{changeLabel(approval.action, useLocale())}</Link>
      <span className="management-below">{showMarks(approval.target)}</span>
      {facts.map(({ label, value }) => (
        <span key={label} className="management-below management-excerpt">
          {text("audit.pair", { label, value })}
        </span>
      ))}
    </div>
  );
};

interface DecisionsProps {
  approval: Approval;
  onDecide: (verb: Verb, approval: Approval) => void;
}

/* What one may do with a change, in its row: the first is a button. */
const Decisions = ({ approval, onDecide }: DecisionsProps) => {
  const text = useText();
  const { may, target } = approval;
  const [first] = may;
  const more = may.filter((verb) => verb !== first);
  return (
    <Flex gap={4} justify="end">
      {first ? (
        <Button
          size="small"
          aria-label={text(`approval.${first}Of`, { target })}
          onClick={() => onDecide(first, approval)}
        >
          {text(`approval.${first}`)}
        </Button>
      ) : null}
      {more.length > 0 ? (
        <RowMenu
          label={text("approval.actionsOf", { target })}
          menu={
            <MenuItems
              items={more.map((verb) => ({
                key: verb,
                danger: verb === "reject",
                label: text(`approval.${verb}`),
                onClick: () => onDecide(verb, approval),
              }))}
            />
          }
        />
      ) : null}
    </Flex>
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
      render: (_value, approval) => {
        const { status, expiresAt, decidedAt, decidedByName, comment } = approval;
        return (
          <div className="management-contact">
            <Status status={approvalBadges[status]} text={text(`approvals.${status}`)} />
            {status === "waiting" ? (
              <span className="management-below">
                {text("approval.expires", { time: format.dateTime(expiresAt) })}
              </span>
            ) : null}
            {decidedAt === null ? null : (
              <span className="management-below" title={format.dateTime(decidedAt)}>
                {text("applicant.decidedBy", {
                  account: decidedByName ?? "–",
                  time: format.relative(decidedAt),
                })}
              </span>
            )}
            {comment ? (
              <span className="management-below management-excerpt">{showMarks(comment)}</span>
            ) : null}
          </div>
        );
      },
    },
    {
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      fixed: "end",
      render: (_value, approval) => <Decisions approval={approval} onDecide={onDecide} />,
    },
  ];
};
