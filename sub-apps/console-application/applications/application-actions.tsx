import type { ClientApplication } from "@console-shell/contract/calls/client-application";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { App, Button } from "antd";
import { useState } from "react";
import { useMayWrite } from "./own-role.tsx";
import { useText } from "../messages/index.ts";
import { ApplicationForm } from "./application-form.tsx";

/** Edit, suspend and resume; renders nothing without permission. */
export const ApplicationActions = ({ application }: { application: ClientApplication }) => {
  const text = useText();
  const notify = useNotify();
  const { modal } = App.useApp();
  const [editing, setEditing] = useState(false);
  const writeButton = useWriteButton();
  const update = useApiMutation("PATCH /cc-api/client-application/:id");
  if (!useMayWrite("console-application:application:update")) return null;

  const { id, name, status } = application;
  const change = async (next: ClientApplication["status"]) => {
    try {
      await update.mutateAsync({ params: { id }, body: { status: next } });
    } catch {
      return; // The console has shown the failure; the status on the page is still correct.
    }
    const title = next === "suspended" ? "application.suspended" : "application.resumed";
    notify({ kind: "success", title: text(title, { name }) });
  };
  const suspend = () => {
    void modal.confirm({
      title: text("application.suspendTitle", { name }),
      content: text("application.suspendDetail"),
      okText: text("application.suspend"),
      okButtonProps: { danger: true },
      cancelText: text("common.cancel"),
      onOk: () => change("suspended"),
    });
  };

  return (
    <>
      <Button onClick={() => setEditing(true)}>{text("application.edit")}</Button>
      {status === "active" ? (
        <Button danger {...writeButton(false)} onClick={suspend}>
          {text("application.suspend")}
        </Button>
      ) : (
        <Button
          type="primary"
          {...writeButton(update.isPending)}
          onClick={() => void change("active")}
        >
          {text("application.resume")}
        </Button>
      )}
      {editing ? (
        <ApplicationForm application={application} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
};
