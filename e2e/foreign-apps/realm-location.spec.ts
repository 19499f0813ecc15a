import { collectComplaints } from "./complaints.ts";
import { examples } from "./examples.ts";
import { expect, test } from "./test.ts";
import { expectAbout } from "./use-example.ts";
import { open } from "./visit.ts";

const example = examples.find(({ realm }) => realm)!;

test("a script in a realm may change location in any way: there is never a blank page @full", async ({
  page,
  signIn,
  examplesOrigin,
}) => {
  const { name, heading } = example;
  const complaints = collectComplaints(page, example);
  await signIn();
  await page.goto("/");
  await open(page, name);
  const frame = page.locator("#root-subapp iframe");
  const title = frame.contentFrame().getByRole("heading", { level: 1, name: heading });
  const counter = frame.contentFrame().getByRole("button", { name: /^Count: / });
  const run = (code: string) =>
    frame
      .contentFrame()
      .locator("body")
      .evaluate((_, code) => {
        // The policy allows no eval. The frame may be gone before this would return.
        const [name, value] = code.split(" ") as [string, string];
        setTimeout(() => {
          if (name === "href") location.href = value;
          else if (name === "open") window.open(value, "_self");
          else if (name === "form")
            document.body
              .appendChild(Object.assign(document.createElement("form"), { action: value }))
              .submit();
          else location[name as "assign"](value);
        });
      }, code);
  /** Counts, so that a page that is loaded again is seen to be another one. */
  const isNewAfter = async (code: string) => {
    await expect(counter).toHaveText("Count: 0");
    await counter.click();
    await expect(counter).toHaveText("Count: 1");
    await run(code);
  };

  for (const code of ["reload ", `href /${name}`, `replace /${name}?a=1`, `form /${name}`]) {
    await test.step(code, async () => {
      await isNewAfter(code);
      await expect(counter).toHaveText("Count: 0");
      await expect(title).toBeVisible();
      await expect(frame).toHaveCount(1);
    });
  }
  for (const code of ["href", "assign", "open"])
    await test.step(`${code}, another page`, async () => {
      await isNewAfter(`${code} /${name}/about`);
      await expect(page).toHaveURL(new RegExp(`/${name}/about$`));
      await expectAbout(page, example);
      await page.goBack();
      await expect(counter).toHaveText("Count: 0");
    });
  await test.step("another sub-app's page", async () => {
    await run("href /finance");
    await expect(page).toHaveURL(/\/finance/);
    await expect(page.locator("#root-subapp").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    await page.goBack();
    await expect(counter).toHaveText("Count: 0");
  });
  await test.step("what only the frame could show", async () => {
    await run("href about:blank");
    const retry = page.getByRole("main").getByRole("button", { name: "Reload" });
    await expect(retry).toBeVisible();
    await expect(frame).toHaveCount(0);
    await retry.click();
    await expect(counter).toHaveText("Count: 0");
  });
  expect(complaints.filter((one) => !one.includes("about:blank"))).toEqual([]);
  await test.step("another origin", async () => {
    await run(`href ${examplesOrigin}/vue-2/`);
    await expect(page).toHaveURL(`${examplesOrigin}/vue-2/`);
  });
});
