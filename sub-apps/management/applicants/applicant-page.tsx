import {
  decisionWords,
  useApiQuery,
  useFormat,
  usePaletteEntries,
  usePermission,
} from "@console-shell/sdk";
import { Detail, Email, Facts, Panel, ScrollTable, Status } from "@console-shell/ui";
import { Button } from "antd";
import { useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { RecordPage } from "../shared/record-page.tsx";
import { type Applicant, applicantBadges } from "./applicant-status.tsx";
import { useApplicantColumns } from "./use-applicant-columns.tsx";
import { useApplicantDecision } from "./use-applicant-decision.tsx";

const verbs = ["reject", "approve"] as const;
const keys = { approve: "A", reject: "R" } as const;

/** Other registrations from the same company. */
const FromCompany = ({ applicant: { id, company } }: { applicant: Applicant }) => {
  const text = useText();
  const columns = useApplicantColumns()
    .filter(({ key }) => key === "createdAt" || key === "name" || key === "status")
    .map((column) => ({ ...column, sorter: false }));
  const { data } = useApiQuery("GET /mc-api/applicant/list", {
    query: { search: company, pageSize: 20 },
  });
  const others = data?.items.filter((one) => one.id !== id && one.company === company) ?? [];
  if (others.length === 0) return null;
  return (
    <Panel title={text("applicant.fromCompany", { company })}>
      <ScrollTable<Applicant>
        label={text("applicant.fromCompany", { company })}
        rowKey="id"
        size="middle"
        pagination={false}
        columns={columns}
        dataSource={others}
      />
    </Panel>
  );
};

/** What a registration says, and what was decided. */
const ApplicantRecord = ({ applicant }: { applicant: Applicant }) => {
  const text = useText();
  const format = useFormat();
  const { reference, account, email, phone, company, reason, status, rejection } = applicant;
  const { createdAt, decidedAt, decidedBy } = applicant;
  return (
    <Detail
      rail={
        <Panel title={text("applicant.facts")}>
          <Facts
            items={[
              {
                label: text("word.status"),
                value: (
                  <Status status={applicantBadges[status]} text={text(`applicants.${status}`)} />
                ),
              },
              { label: text("applicant.reference"), value: reference },
              { label: text("operator.account"), value: account },
              { label: text("applicant.company"), value: company },
              {
                label: text("operator.email"),
                value: (
                  <a href={`mailto:${email}`}>
                    <Email address={email} />
                  </a>
                ),
              },
              { label: text("operator.phone"), value: phone || "–" },
              { label: text("applicant.createdAt"), value: format.dateTime(createdAt) },
              ...(decidedAt === null
                ? []
                : [
                    {
                      label: text("applicant.decidedAt"),
                      value: text("applicant.decidedBy", {
                        account: decidedBy ?? "–",
                        time: format.dateTime(decidedAt),
                      }),
                    },
                  ]),
            ]}
          />
        </Panel>
      }
    >
      <Panel title={text("applicant.reason")}>
        {reason ? (
          <p className="management-prose">{reason}</p>
        ) : (
          <span className="management-below">{text("applicant.noReason")}</span>
        )}
      </Panel>
      {rejection ? (
        <Panel title={text("applicant.rejection")}>
          <p className="management-prose">{rejection}</p>
        </Panel>
      ) : null}
      <FromCompany applicant={applicant} />
    </Detail>
  );
};

/** One registration: who applies, why, and the decision. */
export const ApplicantPage = () => {
  const { reference = "" } = useParams();
  return <OneApplicant key={reference} reference={reference} />;
};

/** A registration's page, on its own or next to the list. */
export const OneApplicant = ({ reference }: { reference: string }) => {
  const text = useText();
  const mayDecide = usePermission("management:applicant:decide");
  const { decide, dialogs } = useApplicantDecision();
  const { data, error, refetch } = useApiQuery("GET /mc-api/applicant/list", {
    query: { search: reference, pageSize: 5 },
  });
  const applicant = data?.items.find((one) => one.reference === reference);
  const open = mayDecide && applicant?.status === "waiting" ? verbs : [];
  usePaletteEntries(
    open.map((verb) => ({
      key: verb,
      keys: keys[verb],
      title: text(`applicant.${verb}`),
      words: decisionWords[verb],
      fromAddress: true,
      run: () => decide(verb, applicant!),
    })),
  );
  return (
    <RecordPage
      decides
      list={{ path: "/applicants", title: text("applicants.title") }}
      title={applicant?.name}
      missing={text("applicant.missing")}
      isMissing={data !== undefined && !applicant}
      error={error}
      onRetry={refetch}
      description={applicant?.company}
      actions={open.map((verb) => (
        <Button
          key={verb}
          danger={verb === "reject"}
          type={verb === "approve" ? "primary" : "default"}
          aria-keyshortcuts={keys[verb]}
          onClick={() => decide(verb, applicant!)}
        >
          {text(`applicant.${verb}`)}
        </Button>
      ))}
    >
      {applicant ? <ApplicantRecord applicant={applicant} /> : null}
      {dialogs(refetch)}
    </RecordPage>
  );
};
