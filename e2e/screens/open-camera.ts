import { expect, type Page } from "@playwright/test";

/** A fake camera: a picture of one colour, or the error that replaces it. */
type Camera = { colour: string } | { error: string };

const turnOn = async (page: Page, camera: Camera) => {
  await page.evaluate((given) => {
    navigator.mediaDevices.getUserMedia = () => {
      if ("error" in given) return Promise.reject(new DOMException("", given.error));
      const canvas = document.createElement("canvas");
      canvas.width = 640;
      canvas.height = 480;
      const paint = () => {
        const context = canvas.getContext("2d");
        if (context) context.fillStyle = given.colour;
        context?.fillRect(0, 0, canvas.width, canvas.height);
      };
      // A static picture would be sent once, perhaps before anyone listens.
      setInterval(paint, 100);
      return Promise.resolve(canvas.captureStream());
    };
  }, camera);
  await page.getByRole("textbox").fill("sales");
  await page.locator("main button[type=submit]").click();
};

/** The browser refuses access to the camera. */
export const failCamera = (error: string) => async (page: Page) => {
  await turnOn(page, { error });
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
};

/** The page first waits for the camera, shows that, and ignores presses. */
const shine = async (page: Page, colour: string) => {
  await turnOn(page, { colour });
  await expect(page.locator("main output")).toHaveText(/^«?(Look into the camera|请正视摄像头)/);
};

/** The camera is on, and no move is requested yet. */
export const startCamera = (page: Page): Promise<void> => shine(page, "#b9a79a");

/** The first step was too dark. */
export const darkenCamera = async (page: Page): Promise<void> => {
  await shine(page, "#080808");
  await page.locator("main button[type=submit]").click();
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
};

/** The consent before a face is enrolled. */
export const openConsent = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^(Enroll my face|录入人脸)$/ }).click();
  await expect(page.getByRole("checkbox")).toBeVisible();
};
