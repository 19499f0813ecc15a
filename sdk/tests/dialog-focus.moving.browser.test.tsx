import { DecisionDialog } from "@console-shell/ui";
import { Form, Input } from "antd";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defineSubApp, RecordForm } from "../index.ts";
import { mountForTest, type TestMount } from "../testing/index.ts";

const nameField = (
  <Form.Item name="name" label="Name">
    <Input />
  </Form.Item>
);

const Decision = ({ onClose }: { onClose: () => void }) => {
  const [form] = Form.useForm<{ name: string }>();
  const [open, setOpen] = useState(true);
  return (
    <DecisionDialog
      form={form}
      open={open}
      title="Decide"
      detail="It is final."
      submitText="Submit"
      danger
      initialValues={{}}
      draft={{ onValuesChange: () => {}, close: () => setOpen(false), forget: () => {} }}
      button={{}}
      done={false}
      late={false}
      onSubmit={() => {}}
      onClosed={onClose}
    >
      {nameField}
    </DecisionDialog>
  );
};

const Dialogs = () => {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  const form = { title: "New", submit: "Submit", save: async () => {}, onClose: close };
  return (
    <>
      {["dialog", "drawer", "kept drawer", "decision"].map((kind) => (
        <button key={kind} type="button" onClick={() => setOpen(kind)}>
          {kind}
        </button>
      ))}
      {open === "dialog" ? <RecordForm {...form}>{nameField}</RecordForm> : null}
      {open === "drawer" ? (
        <RecordForm {...form} drawer={400}>
          {nameField}
        </RecordForm>
      ) : null}
      <RecordForm {...form} drawer={400} open={open === "kept drawer"}>
        {nameField}
      </RecordForm>
      {open === "decision" ? <Decision onClose={close} /> : null}
    </>
  );
};

const subApp = defineSubApp({ messages: { "en-US": {}, "zh-CN": {} }, App: Dialogs });
let mounted: TestMount | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

test.each(["dialog", "drawer", "kept drawer", "decision"])(
  "a %s gets text typed while it is still opening, and returns the focus",
  async (kind) => {
    mounted = await mountForTest(subApp, { name: "management" });
    const opener = page.getByRole("button", { name: kind, exact: true });
    await expect.element(opener).toBeVisible();
    // It never opens fully.
    const slow = document.head.appendChild(document.createElement("style"));
    slow.textContent =
      "* { animation-duration: 1h !important; transition-duration: 1h !important }";
    opener.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("blue");
    await expect.element(page.getByRole("textbox")).toHaveValue("blue");
    slow.remove();
    mounted.answerToLeaving = true;
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement).toBe(opener.element());
  },
);
