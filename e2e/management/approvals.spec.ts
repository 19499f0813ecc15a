import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { newOperator } from "../support/new-operator.ts";
import { makeSessionsStale } from "../support/stored-sessions.ts";
import { demoPassword, expect, test } from "../support/test.ts";

test("with two-person approval a new role waits until somebody else approves it @security-54", async ({
  page,
  signIn,
  browser,
  consoleUrl,
  dataDir,
}) => {
  const colleague = await newOperator(consoleUrl, "root");
  const { account, name } = await newOperator(consoleUrl, "sales");
  const theirs = await browser.newPage({ baseURL: consoleUrl });
  await theirs.request.post("/auth/session/login", {
    data: { account: colleague.account, password: colleague.password },
  });
  await signIn("root");
  const season = account.replace("test", "season");
  const disabled = [1, 2, 3].map((number) => `${season}-${number}`);
  for (const other of disabled) {
    const data = { account: other, name: other, email: `${other}@work.example`, role: "sales" };
    const made = await page.request.post("/mc-api/operator/create", { data });
    const { id } = (await made.json()) as { id: string };
    await page.request.post(`/mc-api/operator/${id}/disable`);
  }
  await page.goto("/management/security");
  const require = async (isRequired: boolean) => {
    await page.getByRole("button", { name: "Change two-person approval" }).click();
    const form = page.getByRole("dialog", { name: "Two-person approval" });
    await form.getByRole("checkbox", { name: "Roles" }).setChecked(isRequired);
    await form.getByRole("button", { name: "Save" }).click();
    return form;
  };
  await expect(await require(true)).toBeHidden();
  await expect(fact(page, "Roles")).toHaveText("Needs approval");

  const reason = page.getByRole("dialog", { name: "Someone else has to approve this change" });
  const send = async (why: string) => {
    await expect(reason.getByLabel("Reason")).toBeFocused();
    await reason.getByLabel("Reason").fill(why);
    await reason.getByRole("button", { name: "Send for approval" }).click();
    await expect(page.getByText("Sent for approval")).toBeVisible();
  };
  await page.goto(`/management/operators?search=${account}`);
  await page.getByRole("link", { name: account }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${name}` });
  await test.step("cancelling leaves the form open, sending closes it", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await choose(edit.getByLabel("Role"), "Client manager");
    await edit.getByRole("button", { name: "Save" }).click();
    await reason.getByRole("button", { name: "Cancel" }).click();
    await expect(reason).toHaveCount(0);
    await edit.getByRole("button", { name: "Save" }).click();
    await send("Takes over the clients of the north");
    await expect(edit).toBeHidden();
    await expect(fact(page, "Role")).toHaveText("Sales");
  });

  const approve = async (target: string, shown: string) => {
    await theirs.goto("/management/approvals?status=waiting&by=others");
    await theirs.getByRole("button", { name: `Approve the change of ${target}` }).click();
    const decision = theirs.getByRole("dialog", { name: /^Approve/ });
    await expect(decision).toContainText(shown);
    await decision.getByRole("button", { name: "Approve" }).click();
    await expect(theirs.getByText("Approved. The change has taken effect.")).toBeVisible();
  };
  await approve(account, "Takes over the clients of the north");
  await page.reload();
  await expect(fact(page, "Role")).toHaveText("Client manager");

  await test.step("several changes, from the palette, need one proof and one reason, and can be withdrawn", async () => {
    await page.goto(`/management/operators?status=disabled&search=${season}`);
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    for (const other of disabled)
      await expect(page.getByRole("checkbox", { name: other })).toBeChecked();
    makeSessionsStale(dataDir, "root");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Enable");
    await page.getByRole("option", { name: /^Enable/, selected: true }).click();
    await page
      .getByRole("dialog", { name: /^Enable \d+ operators/ })
      .getByRole("button", { name: "Enable" })
      .click();
    const proof = page.getByRole("dialog", { name: "Confirm it’s you" });
    await proof.getByLabel("Password").fill(demoPassword);
    await proof.getByRole("button", { name: "Confirm" }).click();
    await send("The season begins");
    await expect(page.getByText(/selected/)).toHaveCount(0);
    await expect(reason).toHaveCount(0);
    await page.goto("/user-info#approvals");
    const sent = page.getByRole("region", { name: "Changes sent for approval" });
    await expect(sent).toBeInViewport();
    for (const other of disabled) {
      await sent.getByRole("button", { name: `Withdraw the change of ${other}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });

  await test.step("turning it off waits, too", async () => {
    await page.goto("/management/security");
    await require(false);
    await send("No longer needed");
    await approve("everyone", "No longer needed");
    await page.reload();
    await expect(fact(page, "Roles")).toHaveText("Not needed");
  });
  await theirs.close();
});
