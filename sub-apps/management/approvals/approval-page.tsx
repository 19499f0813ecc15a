import { changeLabel } from "@console-shell/contract/words/audit";
import {
  decisionWords,
  useApiQuery,
  useFormat,
  useLocale,
  usePaletteEntries,
} from "@console-shell/sdk";
import { Detail, Facts, Panel, Status } from "@console-shell/ui";
import { Button } from "antd";
import { useParams } from "react-router";
import { showMarks } from "../audit/show-marks.ts";
import { useDetailFacts } from "../audit/use-detail-facts.ts";
import { useText } from "../messages/index.ts";
import { RecordPage } from "../shared/record-page.tsx";
import { type Approval, approvalBadges } from "./use-approval-columns.tsx";
import { useApprovalDecisions } from "./use-approval-decisions.tsx";

/** What changes and why, and what was decided. */
const ApprovalRecord = ({ approval }: { approval: Approval }) => {
  const text = useText();
  const format = useFormat();
  const details = useDetailFacts(approval.details);
  const { status, target, reason, comment, requestedByName, requestedByAccount } = approval;
  const { createdAt, expiresAt, decidedAt, decidedByName } = approval;
  return (
    <Detail
      rail={
        <Panel title={text("approval.facts")}>
          <Facts
            items={[
              {
                label: text("word.status"),
                value: (
                  <Status status={approvalBadges[status]} text={text(`approvals.${status}`)} />
                ),
              },
              {
                label: text("approval.requestedBy"),
                value: `${showMarks(requestedByName)} (${requestedByAccount})`,
              },
              { label: text("approval.createdAt"), value: format.dateTime(createdAt) },
              ...(status === "waiting"
                ? [{ label: text("approval.expiresAt"), value: format.dateTime(expiresAt) }]
                : []),
              ...(decidedAt === null
                ? []
                : [
                    {
                      label: text("approval.decidedAt"),
                      value: text("applicant.decidedBy", {
                        account: decidedByName ?? "–",
                        time: format.dateTime(decidedAt),
                      }),
                    },
                  ]),
            ]}
          />
        </Panel>
      }
    >
      <Panel title={text("approval.changes")}>
        <div className="management-change">
          <Facts
            items={[
              ...(target ? [{ label: text("audit.target"), value: showMarks(target) }] : []),
              ...details,
            ]}
          />
        </div>
      </Panel>
      <Panel title={text("word.reason")}>
        <p className="management-prose">{showMarks(reason)}</p>
      </Panel>
      {comment ? (
        <Panel title={text("approval.comment")}>
          <p className="management-prose">{showMarks(comment)}</p>
        </Panel>
      ) : null}
    </Detail>
  );
};

const keys = { approve: "A", reject: "R" } as const;

/** One change that needs a second person, and the decision on it. */
export const ApprovalPage = () => {
  const { id = "" } = useParams();
  return <OneApproval key={id} id={id} />;
};

/** A change's page, on its own or next to the list. */
export const OneApproval = ({ id }: { id: string }) => {
  const text = useText();
  const locale = useLocale();
  const { decide, dialogs } = useApprovalDecisions();
  const { data, error, refetch } = useApiQuery("GET /mc-api/approval/list", { query: { id } });
  const approval = data?.items[0];
  // The filled button comes last.
  const verbs = (["withdraw", "reject", "approve"] as const).filter((verb) =>
    approval?.may.includes(verb),
  );
  usePaletteEntries(
    verbs.map((verb) => ({
      key: verb,
      ...(verb !== "withdraw" && { keys: keys[verb] }),
      fromAddress: true,
      title: text(`approval.${verb}`),
      words: decisionWords[verb],
      run: () => decide(verb, approval!),
    })),
  );
  const change = approval && changeLabel(approval.action, locale);
  return (
    <RecordPage
      decides
      list={{ path: "/approvals", title: text("approvals.title") }}
      title={change}
      missing={text("approval.missing")}
      isMissing={data !== undefined && !approval}
      error={error}
      onRetry={refetch}
      description={
        approval
          ? text(approval.target ? "approval.requestOf" : "approval.request", {
              name: showMarks(approval.requestedByName),
              target: showMarks(approval.target),
            })
          : null
      }
      actions={verbs.map((verb) => (
        <Button
          key={verb}
          danger={verb === "reject"}
          type={verb === "approve" ? "primary" : "default"}
          aria-keyshortcuts={verb === "withdraw" ? undefined : keys[verb]}
          onClick={() => decide(verb, approval!)}
        >
          {text(`approval.${verb}`)}
        </Button>
      ))}
    >
      {approval ? <ApprovalRecord approval={approval} /> : null}
      {dialogs(refetch)}
    </RecordPage>
  );
};
