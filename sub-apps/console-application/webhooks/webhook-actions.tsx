import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { MenuItems, RowMenu, useConfirm, useWritable } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { IssuedKey } from "../keys/issued-key.tsx";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { RotateSecretForm } from "./rotate-secret-form.tsx";
import { useWebhookWrites } from "./use-webhook-writes.ts";
import { WebhookForm } from "./webhook-form.tsx";

/** A webhook's actions; renders nothing without permission. */
export const WebhookActions = ({ webhook }: { webhook: Webhook }) =>
  useMayWrite("console-application:webhook:update") ? <ShownActions webhook={webhook} /> : null;

const ShownActions = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const writeButton = useWriteButton();
  const isWritable = useWritable();
  const [open, setOpen] = useState<"edit" | "rotate">();
  const [secret, setSecret] = useState<string>();
  const writes = useWebhookWrites(webhook);
  const remove = useApiMutation("DELETE /cc-api/client-app/:id/webhook/:webhookId", {
    // Only the list: the deleted webhook's own data no longer exists.
    invalidates: ["GET /cc-api/client-app/:id/webhook/list"],
  });
  const { id: webhookId, clientAppId, url, state } = webhook;

  const removeNow = async () => {
    try {
      await remove.mutateAsync({ params: { id: clientAppId, webhookId } });
    } catch {
      return; // The console has shown the failure; the webhook still exists.
    }
    notify({ kind: "success", title: text("webhook.deleted") });
    void navigate(`/applications/${clientAppId}?tab=webhooks`);
  };
  const confirmRemove = () => {
    confirm({
      title: text("webhook.deleteTitle"),
      content: text("webhook.deleteDetail", { url }),
      okText: text("word.delete"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: removeNow,
    });
  };

  return (
    <>
      {state === "active" ? (
        <>
          <Button type="primary" {...writeButton(writes.isTesting)} onClick={writes.test}>
            {text("webhook.test")}
          </Button>
          <Button {...writeButton(writes.isChanging)} onClick={() => writes.change("paused")}>
            {text("webhook.pause")}
          </Button>
        </>
      ) : (
        <Button
          type="primary"
          {...writeButton(writes.isChanging)}
          onClick={() => writes.change("active")}
        >
          {text("webhook.resume")}
        </Button>
      )}
      <Button onClick={() => setOpen("edit")}>{text("word.edit")}</Button>
      <RowMenu
        label={text("webhook.more")}
        menu={
          <MenuItems
            items={[
              {
                key: "rotate",
                label: text("secret.rotate"),
                onClick: () => setOpen("rotate"),
              },
              {
                key: "delete",
                danger: true,
                disabled: !isWritable,
                label: text("word.delete"),
                onClick: confirmRemove,
              },
            ]}
          />
        }
      />
      {open === "edit" ? (
        <WebhookForm
          clientAppId={clientAppId}
          webhook={webhook}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === "rotate" ? (
        <RotateSecretForm
          webhook={webhook}
          onIssued={setSecret}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {secret ? (
        <IssuedKey secret={secret} kind="webhookSecret" onClose={() => setSecret(undefined)} />
      ) : null}
    </>
  );
};
