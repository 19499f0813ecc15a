import { isSentForApproval } from "@console-shell/contract/words/approvals";
import {
  useApiMutation,
  useApiQuery,
  useNotify,
  usePageTitle,
  usePermission,
  useUnsaved,
} from "@console-shell/sdk";
import { ExportLink, LoadFailure, Page } from "@console-shell/ui";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { changesOf, type Drafted, type RoleChange, toggled } from "./role-changes.ts";
import { RoleMatrix } from "./role-matrix.tsx";
import { RoleReview } from "./role-review.tsx";

interface RolesBarProps {
  changes: readonly RoleChange[];
  onReview: () => void;
  onDiscard: () => void;
}

/** The size of the draft, with buttons to review or discard it. */
const RolesBar = ({ changes, onReview, onDiscard }: RolesBarProps) => {
  const text = useText();
  const count = changes.reduce((sum, { give, take }) => sum + give.length + take.length, 0);
  return (
    <div className="management-roles-bar" data-drafted={count > 0 || undefined}>
      <output>{count > 0 ? text("roles.drafted", { count }) : null}</output>
      <div className="cs-form-actions">
        <Button onClick={onDiscard} disabled={count === 0}>
          {text("roles.discard")}
        </Button>
        <Button type="primary" onClick={onReview} disabled={count === 0}>
          {text("roles.review")}
        </Button>
      </div>
    </div>
  );
};

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
        onError(error) {
          if (isSentForApproval(error)) return discard();
          // Somebody else may have made changes: compare the draft with the current state.
          setReviewing(false);
          refetch();
        },
      },
    );

  return (
    <Page
      title={text("roles.title")}
      description={text(mayChange ? "roles.howToChange" : "roles.description")}
      actions={<ExportLink path="/mc-api/role/export" filters={{}} />}
    >
      <div className="cs-list">
        {error ? <LoadFailure onRetry={refetch} /> : null}
        {data ? (
          <RoleMatrix
            roles={data.items}
            own={data.own}
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
      </div>
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
