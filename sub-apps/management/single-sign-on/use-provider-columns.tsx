import { useWritable } from "@console-shell/sdk";
import { MenuItems, RowMenu, type TableColumns } from "@console-shell/ui";
import { Space } from "antd";
import { Link } from "react-router";
import { useText } from "../messages/index.ts";
import { RoleTag } from "../shared/role-tag.tsx";
import { ProviderState } from "./provider-state.tsx";
import type { Provider } from "./provider.ts";
import { useProviderRemoval } from "./use-provider-removal.ts";

interface ProviderItemsProps {
  provider: Provider;
  onEdit: (provider: Provider) => void;
}

const ProviderItems = ({ provider, onEdit }: ProviderItemsProps) => {
  const text = useText();
  const writable = useWritable();
  const remove = useProviderRemoval();
  return (
    <MenuItems
      items={[
        { key: "edit", label: text("word.edit"), onClick: () => onEdit(provider) },
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

/** The columns of the list of identity providers; `onEdit` opens the form. */
export const useProviderColumns = (
  onEdit: (provider: Provider) => void,
): TableColumns<Provider> => {
  const text = useText();
  return [
    {
      key: "name",
      sorter: true,
      title: text("provider.label"),
      render: (_value, { name, label }) => (
        <>
          <Link to={`/single-sign-on/${name}`}>{label}</Link>
          <code className="management-code">{name}</code>
        </>
      ),
    },
    {
      key: "issuer",
      title: text("provider.issuer"),
      render: (_value, { issuer, clientId }) => (
        <>
          <span className="management-issuer">{issuer}</span>
          <span className="management-below">{clientId}</span>
        </>
      ),
    },
    {
      key: "enabled",
      card: "status",
      title: text("word.state"),
      render: (_value, { enabled }) => <ProviderState enabled={enabled} />,
    },
    {
      key: "roles",
      title: text("provider.roles"),
      render: (_value, { roles }) => (
        <Space wrap size={4} className="management-provider-roles">
          {roles.map((role) => (
            <RoleTag key={role} role={role} />
          ))}
        </Space>
      ),
    },
    {
      key: "operators",
      title: text("provider.operators"),
      align: "end",
      render: (_value, { operators }) => operators,
    },
    {
      key: "actions",
      title: <span className="cs-unseen">{text("word.actions")}</span>,
      align: "end",
      render: (_value, provider) =>
        provider.mayChange ? (
          <RowMenu
            label={text("provider.actionsOf", { name: provider.label })}
            menu={<ProviderItems provider={provider} onEdit={onEdit} />}
          />
        ) : null,
    },
  ];
};
