import type { ApiOutput } from "@console-shell/contract";
import { isNotFound, useApiQuery, useFormat } from "@console-shell/sdk";
import { Detail, Facts, Panel } from "@console-shell/ui";
import { useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { RecordPage } from "../shared/record-page.tsx";
import { RoleTag } from "../shared/role-tag.tsx";
import { OperatorIdentities } from "./operator-identities.tsx";
import { OperatorActions } from "./operator-actions.tsx";
import { OperatorActivity, OperatorPermissions, OperatorSessions } from "./operator-panels.tsx";
import { OperatorFigures } from "./operator-figures.tsx";
import { useContactFacts } from "./use-contact-facts.tsx";
import { OperatorStatus } from "./operator-status.tsx";
import { useOperatorDialogs } from "./use-operator-dialogs.tsx";

/** An operator's sessions, activity, permissions and facts. */
const OperatorRecord = ({ operator }: { operator: ApiOutput<"GET /mc-api/operator/:id"> }) => {
  const text = useText();
  const format = useFormat();
  const { role } = operator;
  const contact = useContactFacts(operator);
  return (
    <Detail
      rail={
        <Panel title={text("operator.facts")}>
          <Facts
            items={[
              {
                label: text("word.status"),
                value: <OperatorStatus operator={operator} />,
              },
              { label: text("operator.role"), value: <RoleTag role={role} /> },
              {
                label: text("operator.managedBy"),
                value: text(
                  operator.provisioned ? "operator.managedByProvider" : "operator.managedByHand",
                ),
              },
              ...contact,
              {
                label: text("operator.secondFactors"),
                value:
                  operator.secondFactors
                    .map((factor) => text(`operator.factor.${factor}`))
                    .join(" · ") || text("operator.noFactors"),
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
      }
      wide={
        <>
          <OperatorIdentities operator={operator} />
          <OperatorActivity operator={operator} />
        </>
      }
    >
      <OperatorSessions operator={operator} />
      <OperatorPermissions role={role} permissions={operator.permissions} />
    </Detail>
  );
};

/** An operator: profile, sessions, activity, permissions and actions. */
export const OperatorPage = () => {
  const text = useText();
  const { id = "" } = useParams();
  const { dialogs, ...opening } = useOperatorDialogs();
  const {
    data: operator,
    error,
    refetch,
  } = useApiQuery("GET /mc-api/operator/:id", {
    params: { id },
  });
  return (
    <RecordPage
      list={{ path: "/operators", title: text("operators.title") }}
      title={operator?.name}
      missing={text("operator.missing")}
      isMissing={error !== null && isNotFound(error)}
      error={error}
      onRetry={refetch}
      description={operator?.account}
      actions={operator ? <OperatorActions operator={operator} dialogs={opening} /> : null}
      figures={operator ? <OperatorFigures operator={operator} /> : null}
    >
      {operator ? <OperatorRecord operator={operator} /> : null}
      {dialogs}
    </RecordPage>
  );
};
