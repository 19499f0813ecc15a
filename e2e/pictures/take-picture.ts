import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";

export const writePicture = async (path: string, picture: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
};

/** Saves a screenshot of the window as a small file. */
export const takePicture = async (page: Page, path: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 });
  await writePicture(path, Buffer.from(data, "base64"));
};
