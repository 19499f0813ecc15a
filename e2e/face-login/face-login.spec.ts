import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { chromium, type Page } from "@playwright/test";
import { answer } from "../support/answer.ts";
import { expectFieldError } from "../support/field-error.ts";
import { signOutOnPage } from "../support/sign-out-on-page.ts";
import { makeSessionsStale } from "../support/stored-sessions.ts";
import { expect, test } from "../support/test.ts";
import { useSceneCamera } from "./scene-camera.ts";

test.use({ ownServer: "analyzing faces delays everything else on it" });

/**
 * One attempt: four steps and the analysis of their frames; the first one also loads the models.
 */
const tryTimeout = { timeout: 60_000 };
const panel = (page: Page) => page.getByRole("region", { name: "Face sign-in" });

/** Turns the camera on and follows the steps as far as the film does. */
const tryToSignIn = async (page: Page, account: string) => {
  await page.goto("/cam/login");
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Turn on camera" }).click();
  await page.getByRole("button", { name: "Start" }).click();
};
const verdict = (page: Page) => page.locator("main").getByRole("alert");
/** Enrols a face after consenting and confirming the operator's identity, and signs out. */
const enrol = async (
  page: Page,
  dataDir: string,
  { account, password }: { account: string; password: string },
) => {
  await page.goto("/user-info");
  await panel(page).getByRole("button", { name: "Enroll my face" }).click();
  await panel(page).getByRole("button", { name: "Turn on camera" }).click();
  await expect(panel(page)).toContainText("Agree to continue");
  await panel(page).getByLabel("I agree").check();
  await panel(page).getByRole("button", { name: "Turn on camera" }).click();
  makeSessionsStale(dataDir, account);
  await panel(page).getByRole("button", { name: "Start" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(panel(page)).toContainText("Look straight into the camera");
  await expect(panel(page)).toContainText("Enrolled", tryTimeout);
  await expect(panel(page).locator("video")).toHaveCount(0);
  await signOutOnPage(page);
};

// Each attempt keeps the engine busy for 15 seconds.
test.describe.configure({ mode: "parallel", timeout: 240_000 });

test("an operator enrols a face, signs in and deletes it; a dark camera shows an error @security-35 @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const operator = await signInAsNew("sales");
  const show = await useSceneCamera(page);
  await show("enrolling");
  await enrol(page, dataDir, operator);
  await test.step("a dark camera shows an error at once, and leaving the page turns the camera off", async () => {
    await show("dark");
    await tryToSignIn(page, operator.account);
    await expect(verdict(page)).toContainText("The image is too dark", tryTimeout);
    const track = await page.evaluateHandle(() => {
      const stream = document.querySelector("video")?.srcObject;
      if (!(stream instanceof MediaStream)) throw new Error("The camera is off.");
      return stream.getVideoTracks()[0]!;
    });
    await page.getByRole("link", { name: "Use the password" }).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    expect(await track.evaluate(({ readyState }) => readyState)).toBe("ended");
  });
  await test.step("the enrolled person signs in", async () => {
    await show("right");
    await tryToSignIn(page, operator.account);
    await expect(page).toHaveURL("/", tryTimeout);
  });
  await test.step("the face is deleted", async () => {
    await page.goto("/user-info");
    await panel(page).getByRole("button", { name: "Delete" }).click();
    await answer(page, "Delete");
    await expect(page.getByText("Face deleted")).toBeVisible();
    await expect(panel(page).getByRole("button", { name: "Enroll my face" })).toBeFocused();
  });
});

test("a photo, another person and two people are rejected @security-35 @full", async ({
  page,
  signInAsNew,
  dataDir,
}) => {
  const operator = await signInAsNew("sales");
  const show = await useSceneCamera(page);
  await show("enrolling");
  await enrol(page, dataDir, operator);
  await test.step("a still photo doesn't follow the steps", async () => {
    await show("photo");
    await tryToSignIn(page, operator.account);
    await expect(page.getByText("1 of 4")).toBeVisible();
    await expect(verdict(page)).toContainText("Your movements didn’t match", tryTimeout);
  });
  await test.step("another person isn't recognized", async () => {
    await show("wrong");
    await tryToSignIn(page, operator.account);
    await expect(verdict(page)).toContainText("Your face wasn’t recognized", tryTimeout);
  });
  await test.step("two people are too many", async () => {
    await show("two");
    await tryToSignIn(page, operator.account);
    await expect(verdict(page)).toContainText("Several faces detected", tryTimeout);
  });
});

test("a camera that is blocked, in use or missing shows what to do @full", async ({
  consoleUrl,
}) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumArguments,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream=deny",
    ],
  });
  const page = await browser.newPage({ baseURL: consoleUrl, locale: "en-US" });
  await page.goto("/cam/login");
  await page.getByRole("button", { name: "Turn on camera" }).click();
  await expectFieldError(page.getByLabel("Account"), "Enter an account name");
  await page.getByLabel("Account").fill("sales");
  await page.getByLabel("Account").press("Enter");
  await expect(verdict(page)).toContainText("Your browser blocked the camera");
  await expect(verdict(page)).toContainText("open the site settings");
  for (const [name, words] of [
    ["NotReadableError", "The camera is in use"],
    ["NotFoundError", "No camera found"],
  ] as const) {
    await page.evaluate((reason) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", reason));
    }, name);
    await page.getByRole("button", { name: "Try the camera again" }).click();
    await expect(verdict(page)).toContainText(words);
  }
  await page.getByRole("link", { name: "Use the password" }).press("Enter");
  await expect(page).toHaveURL(/\/user\/login$/);
  await browser.close();
});
