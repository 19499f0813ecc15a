import { roleName } from "@console-shell/contract/words/roles";
import { useApiQuery, useFormat, useLocale, useWritable } from "@console-shell/sdk";
import { Detail, Facts, MenuItems, Panel, RowMenu, ScrollTable, Stats } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useText } from "../messages/index.ts";
import { RecordPage } from "../shared/record-page.tsx";
import { RoleTag } from "../shared/role-tag.tsx";
import { CopyField } from "../shared/copy-field.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderState } from "./provider-state.tsx";
import type { Provider } from "./provider.ts";
import { useProviderRemoval } from "./use-provider-removal.ts";

const ProviderFigures = ({ provider }: { provider: Provider }) => {
  const text = useText();
  const format = useFormat();
  const { operators, roles, updatedAt } = provider;
  return (
    <Stats
      label={text("provider.figures")}
      items={[
        { label: text("provider.linked"), value: format.number(operators) },
        { label: text("provider.roles"), value: format.number(roles.length) },
        {
          label: text("provider.updatedAt"),
          value: format.relative(updatedAt),
          detail: format.dateTime(updatedAt),
        },
      ]}
    />
  );
};

/** Which role people get: the first value of the claim that fits decides. */
const ProviderRoles = ({ provider }: { provider: Provider }) => {
  const text = useText();
  const locale = useLocale();
  const { roleClaim, roleMapping, defaultRole, applyRole } = provider;
  return (
    <Panel title={text("provider.roleRules")}>
      {roleMapping.length > 0 ? (
        <ScrollTable<(typeof roleMapping)[number]>
          className="management-above"
          label={text("provider.mapping")}
          rowKey="value"
          size="middle"
          pagination={false}
          columns={[
            {
              key: "value",
              title: text("provider.claimValue", { claim: roleClaim }),
              render: (_value, { value }) => <code>{value}</code>,
            },
            {
              key: "role",
              title: text("operator.role"),
              render: (_value, { role }) => <RoleTag role={role} />,
            },
          ]}
          dataSource={roleMapping}
        />
      ) : null}
      <Facts
        items={[
          {
            label: text("provider.defaultRole"),
            value: defaultRole === null ? text("provider.refuse") : roleName(defaultRole, locale),
          },
          { label: text("provider.applyRole"), value: text(applyRole ? "audit.yes" : "audit.no") },
        ]}
      />
    </Panel>
  );
};

/** How a provider signs people in, and the addresses to register there. */
const ProviderRecord = ({ provider }: { provider: Provider }) => {
  const text = useText();
  const format = useFormat();
  const yes = (value: boolean) => text(value ? "audit.yes" : "audit.no");
  const { name, clientId, scopes, hasSecret, roles, acceptedFactors } = provider;
  return (
    <Detail
      rail={
        <Panel title={text("provider.facts")}>
          <Facts
            items={[
              { label: text("provider.name"), value: <code>{name}</code> },
              { label: text("provider.clientId"), value: <code>{clientId}</code> },
              {
                label: text("provider.clientSecret"),
                value: hasSecret ? text("provider.secretStored") : text("word.none"),
              },
              { label: text("provider.scopes"), value: <code>{scopes}</code> },
              { label: text("word.createdAt"), value: format.dateTime(provider.createdAt) },
            ]}
          />
        </Panel>
      }
    >
      <Panel title={text("provider.signIn")}>
        <Facts
          items={[
            {
              label: text("provider.roles"),
              value: (
                <span className="management-tags">
                  {roles.map((role) => (
                    <RoleTag key={role} role={role} />
                  ))}
                </span>
              ),
            },
            { label: text("provider.linkByEmail"), value: yes(provider.linkByEmail) },
            { label: text("provider.createOperators"), value: yes(provider.createOperators) },
            {
              label: text("provider.emailVerifiedClaim"),
              value: <code>{provider.emailVerifiedClaim}</code>,
            },
            { label: text("provider.emailsVerified"), value: yes(provider.emailsVerified) },
            {
              label: text("provider.acceptedFactors"),
              value:
                acceptedFactors.length > 0 ? (
                  <code>{acceptedFactors.join(", ")}</code>
                ) : (
                  text("word.none")
                ),
            },
          ]}
        />
      </Panel>
      <ProviderRoles provider={provider} />
      <Panel title={text("provider.registerTitle")}>
        <CopyField label={text("provider.redirectUri")} value={provider.redirectUri} />
        <CopyField label={text("provider.logoutUri")} value={provider.logoutUri} />
      </Panel>
    </Detail>
  );
};

const MoreItems = ({ provider }: { provider: Provider }) => {
  const text = useText();
  const writable = useWritable();
  const navigate = useNavigate();
  const remove = useProviderRemoval(() => void navigate("/single-sign-on"));
  return (
    <MenuItems
      items={[
        {
          key: "remove",
          label: text("word.remove"),
          danger: true,
          disabled: !writable,
          onClick: () => remove(provider),
        },
      ]}
    />
  );
};

/** One identity provider: who uses it, how it signs them in, and what to register there. */
export const ProviderPage = () => {
  const text = useText();
  const { name = "" } = useParams();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useApiQuery("GET /mc-api/identity-provider/list", {
    query: { pageSize: 100 },
  });
  const provider = data?.items.find((one) => one.name === name);
  return (
    <RecordPage
      list={{ path: "/single-sign-on", title: text("providers.title") }}
      title={provider?.label}
      missing={text("provider.missing")}
      isMissing={data !== undefined && !provider}
      error={error}
      onRetry={refetch}
      description={
        provider ? (
          <span className="management-described">
            <ProviderState enabled={provider.enabled} />
            <code>{provider.issuer}</code>
          </span>
        ) : null
      }
      actions={
        provider?.mayChange ? (
          <>
            <Button onClick={() => setEditing(true)}>{text("word.edit")}</Button>
            <RowMenu
              label={text("provider.actionsOf", { name: provider.label })}
              menu={<MoreItems provider={provider} />}
            />
          </>
        ) : null
      }
      figures={provider ? <ProviderFigures provider={provider} /> : null}
    >
      {provider ? <ProviderRecord provider={provider} /> : null}
      {provider && editing ? (
        <ProviderForm edited={{ provider, onClose: () => setEditing(false) }} />
      ) : null}
    </RecordPage>
  );
};
