import {
  useApiMutation,
  useApiQuery,
  useNotify,
  usePageTitle,
  usePermission,
  useUnsaved,
} from "@console-shell/sdk";
import { ExportLink, LoadFailure, Page, Panel } from "@console-shell/ui";
import { Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { changesOf, type Drafted, toggled } from "./role-changes.ts";
import { RoleMatrix } from "./role-matrix.tsx";
import { RoleReview } from "./role-review.tsx";
import { RolesBar } from "./roles-bar.tsx";

const nothing: Drafted = new Map();

/** Each role's current permissions; root can change them. */
export const RolesPage = () => {
  const text = useText();
  usePageTitle(text("roles.title"));
  const notify = useNotify();
  const mayChange = usePermission("management:role:update");
  const { data, error, refetch } = useApiQuery("GET /mc-api/role/list");
  const change = useApiMutation("POST /mc-api/role/change");
  const [drafted, setDrafted] = useState(nothing);
  const [reviewing, setReviewing] = useState(false);
  const changes = changesOf(drafted, data?.items ?? []);
  const release = useUnsaved(changes.length > 0);

  const discard = () => {
    release();
    setDrafted(nothing);
    setReviewing(false);
  };
  const apply = () =>
    change.mutate(
      { body: { changes } },
      {
        onSuccess() {
          discard();
          notify({ kind: "success", title: text("roles.applied") });
        },
        onError() {
          // Somebody else may have made changes: compare the draft with the current state.
          setReviewing(false);
          refetch();
        },
      },
    );

  return (
    <Page
      title={text("roles.title")}
      description={text("roles.description")}
      actions={<ExportLink path="/mc-api/role/export" filters={{}} />}
    >
      <Panel>
        {error ? <LoadFailure onRetry={refetch} /> : null}
        {data ? (
          <RoleMatrix
            roles={data.items}
            drafted={drafted}
            onToggle={
              mayChange
                ? (role, permission) => setDrafted((before) => toggled(before, role, permission))
                : undefined
            }
          />
        ) : null}
        {mayChange && data ? (
          <RolesBar changes={changes} onReview={() => setReviewing(true)} onDiscard={discard} />
        ) : null}
        {!data && !error ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      </Panel>
      <RoleReview
        open={reviewing}
        roles={data?.items ?? []}
        drafted={drafted}
        pending={change.isPending}
        onApply={apply}
        onClose={() => setReviewing(false)}
      />
    </Page>
  );
};
