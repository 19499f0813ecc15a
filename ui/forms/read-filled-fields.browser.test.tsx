import { Button, Form, Input, InputNumber } from "antd";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** As autofill does: through the page's own property, or past it like an extension. */
const fill = (label: string, value: string, past: boolean) => {
  const field = page.getByLabelText(label).element() as HTMLInputElement;
  if (past) Reflect.set(Object.getPrototypeOf(field) as object, "value", value, field);
  else field.value = value;
};

test.each([true, false])(
  "a form submits what was filled in without events, past React's property: %s",
  async (past) => {
    let submitted: unknown;
    const Plain = () => {
      const [typed, setTyped] = useState("");
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted = typed;
          }}
        >
          <input
            aria-label="Plain"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit">Send</button>
          <button type="button" onClick={() => (submitted = `looked up ${typed}`)}>
            Look up
          </button>
        </form>
      );
    };
    const container = document.body.appendChild(document.createElement("div"));
    root = createRoot(container);
    root.render(
      <ConsoleTheme locale="en-US">
        <Form onFinish={(values) => (submitted = values)} requiredMark={false}>
          <Form.Item name="account" label="Account" rules={[{ required: true }]}>
            <Input />
          </Form.Item>
          <Form.Item name="secret" label="Secret" rules={[{ required: true }]}>
            <Input.Password />
          </Form.Item>
          <Form.Item name="note" label="Note">
            <Input.TextArea />
          </Form.Item>
          <Form.Item name="count" label="Count">
            <InputNumber />
          </Form.Item>
          <Form.Item name="kept" label="Kept" initialValue="as it was">
            <Input />
          </Form.Item>
          <Button htmlType="submit">Submit</Button>
        </Form>
        <Plain />
      </ConsoleTheme>,
    );
    await expect.element(page.getByRole("button", { name: "Submit" })).toBeVisible();
    fill("Account", "li", past);
    fill("Secret", "s3cret", past);
    fill("Note", "two\nlines", past);
    fill("Count", "7", past);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect
      .poll(() => submitted)
      .toEqual({
        account: "li",
        secret: "s3cret",
        note: "two\nlines",
        count: 7,
        kept: "as it was",
      });
    fill("Plain", "text", past);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => submitted).toBe("text");
    fill("Plain", "name", past);
    await page.getByRole("button", { name: "Look up" }).click();
    await expect.poll(() => submitted).toBe("looked up name");
  },
);
