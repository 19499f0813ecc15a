import { choose } from "../support/choose.ts";
import { fact } from "../support/facts.ts";
import { newOperator } from "../support/new-operator.ts";
import { expect, test } from "../support/test.ts";

test("with two-person approval a new role waits until somebody else approves it @security-54", async ({
  page,
  signIn,
  browser,
  consoleUrl,
}) => {
  const colleague = await newOperator(consoleUrl, "root");
  const { account, name } = await newOperator(consoleUrl, "sales");
  const theirs = await browser.newPage({ baseURL: consoleUrl });
  await theirs.request.post("/auth/session/login", {
    data: { account: colleague.account, password: colleague.password },
  });
  await signIn("root");
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
    await page.getByRole("button", { name: "Edit" }).click();
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
