import { mountForTest } from "@console-shell/sdk/testing";
import { expect, test } from "vitest";
import * as app from "../main.tsx";

const answers = {
  "GET /notes": { items: [{ id: "1", title: "Fire drill", text: "On Friday" }], total: 1 },
};

test("lists the notes of the backend", async () => {
  const mounted = await mountForTest(app, {
    name: "my-app",
    permissions: ["my-app:open"],
    answers,
  });
  const { container } = mounted.host;
  await expect.poll(() => container.textContent).toContain("Fire drill");
  expect(container.textContent).not.toContain("New note");
  await mounted.unmount();
});

test("offers to add a note to those who may", async () => {
  const mounted = await mountForTest(app, {
    name: "my-app",
    permissions: ["my-app:open", "my-app:note:create"],
    answers,
  });
  await expect.poll(() => mounted.host.container.textContent).toContain("New note");
  await mounted.unmount();
});
