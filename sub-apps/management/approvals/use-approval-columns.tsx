import type { ApiOutput } from "@console-shell/contract";
import { auditActions } from "@console-shell/contract/words/audit-actions";
import { oneOf, useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Badge, Button, Flex } from "antd";
import { showMarks } from "../audit/show-marks.ts";
import { useText } from "../messages/index.ts";

export type Approval = ApiOutput<"GET /mc-api/approval/list">["items"][number];
export type Verb = Approval["may"][number];

const badges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
  withdrawn: "default",
  expired: "default",
} as const;

/** Names a change in words. */
export const useChangeName = (): ((approval: Pick<Approval, "action">) => string) => {
  const text = useText();
  return ({ action }) => {
    const known = oneOf(auditActions, action);
    return known ? text(`audit.${known}`) : action;
  };
};

/** The columns of the list of changes that need a second person. */
export const useApprovalColumns = (
  onDecide: (verb: Verb, approval: Approval) => void,
): TableColumns<Approval> => {
  const text = useText();
  const format = useFormat();
  const changeName = useChangeName();
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
      render: (_value, approval) => (
        <div className="management-typed">
          {changeName(approval)}
          <span className="management-below">{showMarks(approval.target)}</span>
        </div>
      ),
    },
    {
      key: "reason",
      title: text("approval.reason"),
      render: (_value, { reason }) => (
        <div className="management-typed management-excerpt">{showMarks(reason)}</div>
      ),
    },
    {
      key: "status",
      title: text("operator.status"),
      fixed: "end",
      render: (_value, approval) => {
        const { status, decidedAt, decidedByName, may, target } = approval;
        return (
          <>
            <Badge status={badges[status]} text={text(`approvals.${status}`)} />
            {decidedAt === null ? null : (
              <span className="management-below">
                {text("applicant.decidedBy", {
                  account: decidedByName ?? "–",
                  time: format.dateTime(decidedAt),
                })}
              </span>
            )}
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
          </>
        );
      },
    },
  ];
};
