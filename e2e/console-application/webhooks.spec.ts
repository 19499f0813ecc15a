import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ApiOutput } from "@console-shell/contract";
import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { expect, test } from "../support/test.ts";

// The receiver runs on this machine; only tests allow webhooks to private addresses.
test.use({ serverEnvironment: { WEBHOOK_PRIVATE_ADDRESSES: "1" } });

/** A webhook receiver whose response status can be changed. */
const startReceiver = async () => {
  const answer = { status: 204, body: "" };
  const server = createServer((_request, reply) => reply.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/hook`,
    host: `localhost:${port}`,
    answer,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

test("a webhook is created, tested, inspected, paused, rotated and deleted @full", async ({
  page,
  signIn,
}) => {
  const receiver = await startReceiver();
  await signIn("admin");
  const list = await page.request.get("/cc-api/client-app/list?search=Baltic");
  const { items } = (await list.json()) as ApiOutput<"GET /cc-api/client-app/list">;
  const clientApp = `/console-application/applications/${items[0]!.id}?tab=webhooks`;

  await test.step("the secret is shown once", async () => {
    await page.goto(clientApp);
    await page.getByRole("button", { name: "New webhook" }).click();
    const form = page.getByRole("dialog", { name: "New webhook" });
    await form.getByLabel("URL").fill("ftp://receiver.example");
    await form.getByRole("checkbox", { name: "API key created" }).check();
    await form.getByRole("button", { name: "Create" }).click();
    await expect(form.getByLabel("URL")).toHaveAccessibleDescription(
      /https:\/\/ URL without a user name/,
    );
    await form.getByLabel("URL").fill(receiver.url);
    await form.getByRole("button", { name: "Create" }).click();
    const issued = page.getByRole("dialog", { name: "Signing secret" });
    await expect(issued.getByRole("textbox")).toHaveValue(/^whsec_/);
    const secret = await issued.getByRole("textbox").inputValue();
    await issued.getByRole("button", { name: "I’ve copied it" }).click();
    await page.getByRole("link", { name: receiver.url }).click();
    await expect(page.getByRole("heading", { level: 1, name: receiver.host })).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  });

  const rows = page.getByRole("table", { name: "Deliveries to the webhook" }).getByRole("row");
  await test.step("the log shows each delivery with its response", async () => {
    await page.getByRole("button", { name: "Send test event" }).click();
    const row = rows.filter({ hasText: "webhook.test" });
    await expect(row).toContainText("Delivered");
    await expect(row).toContainText("HTTP 204");
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Test event" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Payload as JSON" })).toContainText(
      '"type": "webhook.test"',
    );
    receiver.answer.status = 503;
    receiver.answer.body = "We are moving";
    await page.getByRole("button", { name: /^Resend/ }).click();
    await expect(page.getByText(/^Failed, will retry.*Next attempt/)).toBeVisible();
    const attempts = page.getByRole("table", { name: "Attempts at this delivery" });
    await expect(attempts.getByRole("row", { name: /HTTP 503/ })).toContainText("We are moving");
    await expect(attempts.getByRole("row", { name: /HTTP 204/ })).toHaveCount(1);
    receiver.answer.status = 204;
  });

  await test.step("the log's filter is in the address", async () => {
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await trail.getByRole("link", { name: receiver.host }).click();
    await choose(page.getByRole("combobox", { name: "State" }), "Failed permanently");
    await expect(page).toHaveURL(/state=dead/);
    await expect(page.getByText("No deliveries match your filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(rows.filter({ hasText: "webhook.test" })).toHaveCount(1);
  });

  await test.step("it is paused, gets a new secret and is deleted", async () => {
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("PausedBy an operator")).toBeVisible();
    const more = page.getByRole("button", { name: "More actions for this webhook" });
    await more.click();
    await page.getByRole("menuitem", { name: "Rotate secret" }).click();
    const rotation = page.getByRole("dialog", { name: "Rotate the signing secret" });
    await rotation.getByRole("radio", { name: "In one hour" }).check();
    await rotation.getByRole("button", { name: "Create new secret" }).click();
    const issued = page.getByRole("dialog", { name: "Signing secret" });
    await expect(issued.getByRole("textbox")).toHaveValue(/^whsec_/);
    await issued.getByRole("button", { name: "I’ve copied it" }).click();
    await expect(fact(page, "Signing secret")).toContainText("Two active secrets");
    await more.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete this webhook?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(clientApp);
    await expect(page.getByText("No webhooks yet")).toBeVisible();
  });
  await receiver.close();
});
