import { Button, Form, Input, InputNumber } from "antd";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConsoleTheme } from "../theme/console-theme.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** As autofill does: through the page's own property, or past it like an extension. */
const fill = (label: string, value: string, past: boolean) => {
  const field = page.getByLabelText(label, { exact: true }).element() as HTMLInputElement;
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

test.each([true, false])(
  "the field with the focus keeps what was filled in, past React's property: %s",
  async (past) => {
    const submitted: unknown[] = [];
    const Pair = () => {
      const [account, setAccount] = useState("");
      const [secret, setSecret] = useState("");
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted.push({ account, secret });
          }}
        >
          <input
            aria-label="Own account"
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
          <input
            aria-label="Own secret"
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    const container = document.body.appendChild(document.createElement("div"));
    root = createRoot(container);
    root.render(
      <ConsoleTheme locale="en-US">
        <Form onFinish={(values) => submitted.push(values)} requiredMark={false}>
          <Form.Item name="account" label="Account">
            <Input />
          </Form.Item>
          <Form.Item name="secret" label="Secret">
            <Input.Password />
          </Form.Item>
          <Button htmlType="submit">Submit</Button>
        </Form>
        <Pair />
      </ConsoleTheme>,
    );
    // antd draws a field again when it gets or loses the focus.
    await page.getByLabelText("Account", { exact: true }).click();
    fill("Account", "li", past);
    fill("Secret", "s3cret", past);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => submitted).toEqual([{ account: "li", secret: "s3cret" }]);
    fill("Account", "wu", past);
    fill("Secret", "0ther", past);
    await page.getByLabelText("Secret", { exact: true }).click();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => submitted.at(-1)).toEqual({ account: "wu", secret: "0ther" });
    // React draws all fields of a component again after the first event.
    fill("Own account", "an", past);
    fill("Own secret", "w0rd", past);
    await page.getByLabelText("Own secret").click();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => submitted.at(-1)).toEqual({ account: "an", secret: "w0rd" });
  },
);

test.each([
  ["that React knows", false],
  ["that was filled in without events", true],
])("a selection in a field %s survives the focus", async (_, without) => {
  const container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  root.render(
    <ConsoleTheme locale="en-US">
      <Form requiredMark={false}>
        <Form.Item name="account" label="Account">
          <Input />
        </Form.Item>
        <Form.Item name="secret" label="Secret">
          <Input.Password />
        </Form.Item>
      </Form>
    </ConsoleTheme>,
  );
  const secret = page.getByLabelText("Secret", { exact: true });
  await secret.fill("s3cret");
  await page.getByLabelText("Account", { exact: true }).click();
  // antd removes the attribute with the value from password fields, so nobody reads it there.
  await expect.element(secret).not.toHaveAttribute("value");
  if (without) fill("Secret", "0ther", true);
  const field = secret.element() as HTMLInputElement;
  field.select();
  field.focus();
  await userEvent.keyboard("x");
  await expect.element(secret).toHaveValue("x");
});
