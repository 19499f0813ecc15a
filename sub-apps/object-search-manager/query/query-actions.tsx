import { ReloadOutlined, SaveOutlined } from "@ant-design/icons";
import type { ApiOutput } from "@console-shell/contract";
import { useApiMutation, useNotify, usePermission, useWriteButton } from "@console-shell/sdk";
import { ExportLink } from "@console-shell/ui";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { SavedForm } from "../saved/saved-form.tsx";

type Query = ApiOutput<"GET /cc-api/object-search/query/:id">;

/** A search's actions: export, save, and another round. */
export const QueryActions = ({ query }: { query: Query }) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const writeButton = useWriteButton();
  const maySearch = usePermission("object-search-manager:query:create");
  const [saving, setSaving] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const refine = useApiMutation("POST /cc-api/object-search/query/:id/refine");
  const again = () =>
    refine.mutate(
      { params: { id: query.id } },
      {
        onSuccess: ({ id, round }) => {
          notify({ kind: "success", title: text("rounds.begun", { round }) });
          void navigate(`/queries/${id}`);
        },
      },
    );
  const open = () => {
    setSaving(saving + 1);
    setOpen(true);
  };
  return (
    <>
      <ExportLink path={`/cc-api/object-search/query/${query.id}/results/export`} filters={{}} />
      {maySearch && query.collection.id !== null ? (
        <>
          <Button icon={<SaveOutlined aria-hidden="true" />} onClick={open}>
            {text("saved.save")}
          </Button>
          <Tooltip title={query.judgedCount === 0 ? text("rounds.needsFeedback") : undefined}>
            <Button
              type="primary"
              icon={<ReloadOutlined aria-hidden="true" />}
              {...writeButton(refine.isPending, query.judgedCount === 0)}
              onClick={again}
            >
              {text("rounds.again")}
            </Button>
          </Tooltip>
          {isOpen ? (
            <SavedForm key={saving} queryId={query.id} onClose={() => setOpen(false)} />
          ) : null}
        </>
      ) : null}
    </>
  );
};
