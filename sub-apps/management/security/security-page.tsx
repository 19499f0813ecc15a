import type { RolePolicy, SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import { secondPersonKinds } from "@console-shell/contract/words/approvals";
import { subAppTokenDays as longestToken } from "@console-shell/contract/words/security-policy";
import {
  useApiQuery,
  ConsoleLink,
  useFormat,
  usePageTitle,
  usePermission,
} from "@console-shell/sdk";
import { Facts, LoadFailure, Page, Panel, ScrollTable, Tag } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { Addresses } from "./addresses.tsx";
import { GeneralPolicyForm } from "./general-policy-form.tsx";
import { RolePolicyForm } from "./role-policy-form.tsx";
import { SecondPersonForm } from "./second-person-form.tsx";
import { useRolePolicyColumns } from "./use-role-policy-columns.tsx";

const exceeding = "/console-application/applications?keys=exceeding";

/** Everyone's addresses, and how long keys may be valid. */
const GeneralPanel = ({ policy, onChange }: { policy: SecurityPolicy; onChange: () => void }) => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = usePermission("management:security-policy:update");
  const seesApps = usePermission("console-application:open");
  const { addresses, apiKeyDays, subAppTokenDays, changedAt, changedByName } = policy;
  const days = (count: number | null) =>
    count === null ? text("security.noLimit") : text("security.inDays", { count });
  return (
    <Panel
      title={text("security.general")}
      extra={mayUpdate ? <Button onClick={onChange}>{text("security.change")}</Button> : null}
    >
      <Facts
        items={[
          {
            label: text("security.everyonesAddresses"),
            value: <Addresses list={addresses} none={text("security.anywhere")} />,
          },
          {
            label: text("security.apiKeyDays"),
            value: (
              <>
                {days(apiKeyDays)}
                {apiKeyDays !== null && seesApps ? (
                  <span className="management-below">
                    <ConsoleLink to={exceeding}>{text("security.exceeding")}</ConsoleLink>
                  </span>
                ) : null}
              </>
            ),
          },
          {
            label: text("security.tokenDays"),
            value: days(subAppTokenDays ?? longestToken.max),
          },
        ]}
      />
      {changedAt === null ? null : (
        <p className="management-below management-policy-change">
          {text("policy.changed", { time: format.dateTime(changedAt), name: changedByName ?? "–" })}
        </p>
      )}
    </Panel>
  );
};

/** Which changes somebody else has to approve. */
const SecondPersonPanel = ({
  policy,
  onChange,
}: {
  policy: SecurityPolicy;
  onChange: () => void;
}) => {
  const text = useText();
  const mayUpdate = usePermission("management:security-policy:update");
  return (
    <Panel
      title={text("security.secondPerson")}
      extra={
        mayUpdate ? (
          <Button aria-label={text("security.changeSecondPerson")} onClick={onChange}>
            {text("security.change")}
          </Button>
        ) : null
      }
    >
      <Facts
        items={secondPersonKinds.map((kind) => ({
          label: text(`security.secondPerson.${kind}`),
          value: policy.secondPerson[kind] ? (
            <Tag color="processing">{text("security.secondPerson.on")}</Tag>
          ) : (
            text("security.secondPerson.off")
          ),
        }))}
      />
    </Panel>
  );
};

/** Who needs which second factor, how long sessions and keys last, and from where the console may be used. */
export const SecurityPage = () => {
  const text = useText();
  usePageTitle(text("security.title"));
  const { data, error, refetch } = useApiQuery("GET /mc-api/security-policy");
  const [changing, setChanging] = useState<RolePolicy | "general" | "secondPerson">();
  const columns = useRolePolicyColumns(data?.roles ?? [], setChanging);
  const close = () => setChanging(undefined);
  return (
    <Page title={text("security.title")} description={text("security.description")}>
      {error ? <LoadFailure onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {data ? (
        <>
          <Panel title={text("security.roles")}>
            <ScrollTable<RolePolicy>
              label={text("security.rolesTable")}
              rowKey="role"
              size="middle"
              columns={columns}
              dataSource={data.roles}
              pagination={false}
            />
          </Panel>
          <GeneralPanel policy={data} onChange={() => setChanging("general")} />
          <SecondPersonPanel policy={data} onChange={() => setChanging("secondPerson")} />
          {changing === "secondPerson" ? <SecondPersonForm policy={data} onClose={close} /> : null}
          {changing === "general" ? <GeneralPolicyForm policy={data} onClose={close} /> : null}
          {typeof changing === "object" ? (
            <RolePolicyForm policy={changing} ownAddress={data.ownAddress} onClose={close} />
          ) : null}
        </>
      ) : null}
    </Page>
  );
};
