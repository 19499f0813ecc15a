import { ListPage, useList, usePermission } from "@console-shell/sdk";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { PasswordPolicyPanel } from "./password-policy-panel.tsx";
import type { Provider } from "./provider.ts";
import { ProviderForm } from "./provider-form.tsx";
import { useProviderColumns } from "./use-provider-columns.tsx";

/** Identity providers for single sign-on, and who may still use a password. */
export const SingleSignOnPage = () => {
  const text = useText();
  const mayUpdate = usePermission("management:identity-provider:update");
  const navigate = useNavigate();
  // On the page rather than in a row: a refetch that removes the row would discard the input.
  const [edited, setEdited] = useState<Provider>();
  const list = useList("GET /mc-api/identity-provider/list", {
    columns: useProviderColumns(setEdited),
    sort: "name",
  });
  return (
    <ListPage
      list={list}
      title={text("providers.title")}
      description={text("providers.description")}
      create={
        mayUpdate
          ? {
              title: text("provider.add"),
              run: () => void navigate("/single-sign-on/new/provider"),
            }
          : undefined
      }
      none={text("providers.none")}
      after={
        <>
          <PasswordPolicyPanel />
          {edited ? (
            <ProviderForm edited={{ provider: edited, onClose: () => setEdited(undefined) }} />
          ) : null}
        </>
      }
    />
  );
};
