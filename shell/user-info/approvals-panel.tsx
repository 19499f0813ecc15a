import type { ApiOutput } from "@console-shell/contract";
import { changeLabel } from "@console-shell/contract/words/audit";
import { Panel, Status, useWriteButton } from "@console-shell/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Pagination } from "antd";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useWriteQuestion } from "../dialogs/use-write-question.ts";
import { useLocale, useText } from "../i18n/use-text.ts";
import { RequestError } from "../request/request-error.ts";
import { useConsole } from "../state/console-context.ts";
import styles from "./approvals-panel.module.css";
import { approvalsPerPage, ownApprovalsQuery, useOwnApprovals } from "./own-approvals.ts";
import { useRefreshActivity } from "./use-refresh-activity.ts";

type Approval = ApiOutput<"GET /cc-api/operator/approvals">["items"][number];

const badges = {
  waiting: "processing",
  approved: "success",
  rejected: "error",
  withdrawn: "default",
  expired: "default",
} as const;

interface ApprovalItemProps {
  approval: Approval;
  onWithdraw: () => void;
}

/* A change, why it was asked for, what became of it, and a button to withdraw it. */
const ApprovalItem = ({ approval, onWithdraw }: ApprovalItemProps) => {
  const text = useText();
  const intl = useIntl();
  const write = useWriteButton();
  const { action, target, reason, status, createdAt, expiresAt, decidedByName, comment } = approval;
  const instant = (time: number) =>
    intl.formatDate(time, { dateStyle: "medium", timeStyle: "short" });
  const facts = [
    text("approvals.sentAt", { time: instant(createdAt) }),
    ...(status === "waiting" ? [text("approvals.expires", { time: instant(expiresAt) })] : []),
    ...(status === "approved" || status === "rejected" ? [decidedByName ?? "–"] : []),
  ];
  return (
    <li className={styles["approval"]}>
      <div className={styles["what"]}>
        <span>
          {changeLabel(action, useLocale())} {target ? <strong>{target}</strong> : null}
        </span>
        <Status status={badges[status]} text={text(`approvals.${status}`)} />
      </div>
      <div className={styles["facts"]}>{reason}</div>
      <div className={styles["facts"]}>{facts.join(" · ")}</div>
      {comment ? (
        <div className={styles["facts"]}>{text("approvals.comment", { reason: comment })}</div>
      ) : null}
      {approval.may.includes("withdraw") ? (
        <Button
          className={styles["withdraw"]}
          size="small"
          aria-label={text("approvals.withdrawOf", { target })}
          {...write(false)}
          onClick={onWithdraw}
        >
          {text("approvals.withdraw")}
        </Button>
      ) : null}
    </li>
  );
};

/** The changes that the operator has sent for approval, newest first. Those that still wait can be withdrawn. */
export const ApprovalsPanel = () => {
  const text = useText();
  const { request, notices } = useConsole();
  const queries = useQueryClient();
  const refreshActivity = useRefreshActivity();
  const question = useWriteQuestion();
  const heading = useRef<HTMLSpanElement>(null);
  const [page, setPage] = useState(1);
  const { data } = useOwnApprovals(page);
  const withdraw = ({ id, target }: Approval) =>
    question({
      title: text("approvals.withdrawTitle", { target }),
      content: text("approvals.withdrawDetail"),
      okText: text("approvals.withdraw"),
      cancelText: text("factor.cancel"),
      // The button that opened it may be gone.
      afterClose: () => heading.current?.focus(),
      async onOk() {
        try {
          await request("POST /cc-api/operator/approvals/:id/withdraw", { params: { id } });
          notices.toast({ kind: "success", title: text("approvals.withdrawnNow") });
        } catch (error) {
          // The request wrapper has shown the error.
          if (!(error instanceof RequestError)) throw error;
        }
        await queries.invalidateQueries({ queryKey: ownApprovalsQuery });
        await refreshActivity();
      },
    });
  const title = (
    <span ref={heading} tabIndex={-1}>
      {text("approvals.title")}
    </span>
  );
  return (
    <Panel title={title}>
      <p className={styles["purpose"]}>{text("approvals.purpose")}</p>
      <ol className={styles["approvals"]} reversed aria-label={text("approvals.title")}>
        {data?.items.map((approval) => (
          <ApprovalItem
            key={approval.id}
            approval={approval}
            onWithdraw={() => withdraw(approval)}
          />
        ))}
      </ol>
      {data && data.total > approvalsPerPage ? (
        <Pagination
          align="end"
          size="small"
          current={page}
          pageSize={approvalsPerPage}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </Panel>
  );
};
