import { ArrowLeftOutlined } from "@ant-design/icons";
import { isNotFound, useApiQuery, useFormat, usePageTitle } from "@console-shell/sdk";
import { Detail, Email, EmptyState, Facts, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { Link, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { OperatorIdentities } from "./operator-identities.tsx";
import { OperatorActions } from "./operator-actions.tsx";
import { OperatorActivity, OperatorPermissions, OperatorSessions } from "./operator-panels.tsx";
import { OperatorStatus } from "./operator-status.tsx";
import { useOperatorDialogs } from "./use-operator-dialogs.tsx";

/** An operator: profile, sessions, activity, permissions and actions. */
export const OperatorPage = () => {
  const text = useText();
  const format = useFormat();
  const { id = "" } = useParams();
  const { dialogs, ...opening } = useOperatorDialogs();
  const {
    data: operator,
    error,
    refetch,
  } = useApiQuery("GET /mc-api/operator/:id", {
    params: { id },
  });
  usePageTitle(operator?.name ?? text("operators.title"));
  const back = (
    <Link to="/operators">
      <ArrowLeftOutlined aria-hidden /> {text("operator.back")}
    </Link>
  );
  if (error)
    return (
      <Page
        record
        title={text(isNotFound(error) ? "operator.missing" : "operators.title")}
        back={back}
      >
        {isNotFound(error) ? (
          <EmptyState description={text("operator.missingDetail")} />
        ) : (
          <LoadFailure onRetry={refetch} />
        )}
      </Page>
    );
  if (!operator)
    return (
      <Page record title={text("operators.title")} back={back}>
        <Panel>
          <Skeleton active />
        </Panel>
      </Page>
    );
  const { role, lastSignInAt } = operator;
  return (
    <Page
      record
      title={operator.name}
      description={operator.account}
      back={back}
      actions={<OperatorActions operator={operator} dialogs={opening} />}
    >
      <Detail
        rail={
          <>
            <Panel title={text("operator.facts")}>
              <Facts
                items={[
                  { label: text("operator.account"), value: operator.account },
                  {
                    label: text("word.status"),
                    value: <OperatorStatus operator={operator} />,
                  },
                  { label: text("operator.role"), value: <RoleTag role={role} /> },
                  {
                    label: text("operator.managedBy"),
                    value: text(
                      operator.provisioned
                        ? "operator.managedByProvider"
                        : "operator.managedByHand",
                    ),
                  },
                  {
                    label: text("operator.email"),
                    value: (
                      <a href={`mailto:${operator.email}`}>
                        <Email address={operator.email} />
                      </a>
                    ),
                  },
                  { label: text("operator.phone"), value: operator.phone || "–" },
                  {
                    label: text("operator.secondFactors"),
                    value:
                      operator.secondFactors
                        .map((factor) => text(`operator.factor.${factor}`))
                        .join(" · ") || text("operator.noFactors"),
                  },
                  {
                    label: text("operator.liveSessions"),
                    value: format.number(operator.liveSessions),
                  },
                  {
                    label: text("operator.lastSignInAt"),
                    value:
                      lastSignInAt === null
                        ? text("operator.never")
                        : format.dateTime(lastSignInAt),
                  },
                  {
                    label: text("operator.passwordChangedAt"),
                    value: operator.hasPassword
                      ? format.dateTime(operator.passwordChangedAt)
                      : text("operator.awaitsPassword"),
                  },
                  { label: text("word.createdAt"), value: format.dateTime(operator.createdAt) },
                ]}
              />
            </Panel>
            <OperatorIdentities operator={operator} />
          </>
        }
      >
        <OperatorSessions operator={operator} />
        <OperatorActivity operator={operator} />
        <OperatorPermissions role={role} permissions={operator.permissions} />
      </Detail>
      {dialogs}
    </Page>
  );
};
