import type { ClientApp } from "@console-shell/contract/calls/client-app";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { useConfirm } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { useMayWrite } from "./own-role.tsx";
import { useText } from "../messages/index.ts";
import { ClientAppForm } from "./client-app-form.tsx";

/** Edit, suspend and resume; renders nothing without permission. */
export const ClientAppActions = ({ clientApp }: { clientApp: ClientApp }) => {
  const text = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const [editing, setEditing] = useState(false);
  const writeButton = useWriteButton();
  const update = useApiMutation("PATCH /cc-api/client-app/:id");
  if (!useMayWrite("console-application:application:update")) return null;

  const { id, name, status } = clientApp;
  const change = async (next: ClientApp["status"]) => {
    try {
      await update.mutateAsync({ params: { id }, body: { status: next } });
    } catch {
      return; // The console has shown the failure; the status on the page is still correct.
    }
    const title = next === "suspended" ? "clientApp.suspended" : "clientApp.resumed";
    notify({ kind: "success", title: text(title, { name }) });
  };
  const suspend = () => {
    confirm({
      title: text("clientApp.suspendTitle", { name }),
      content: text("clientApp.suspendDetail"),
      okText: text("clientApp.suspend"),
      okButtonProps: { danger: true },
      cancelText: text("word.cancel"),
      onOk: () => change("suspended"),
    });
  };

  return (
    <>
      <Button onClick={() => setEditing(true)}>{text("word.edit")}</Button>
      {status === "active" ? (
        <Button danger {...writeButton(false)} onClick={suspend}>
          {text("clientApp.suspend")}
        </Button>
      ) : (
        <Button
          type="primary"
          {...writeButton(update.isPending)}
          onClick={() => void change("active")}
        >
          {text("clientApp.resume")}
        </Button>
      )}
      {editing ? <ClientAppForm clientApp={clientApp} onClose={() => setEditing(false)} /> : null}
    </>
  );
};
