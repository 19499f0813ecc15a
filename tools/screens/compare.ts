import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { chromium } from "@playwright/test";

/** A picture that differs, and by how much. */
export interface Difference {
  picture: string;
  /** The share of its pixels; 1 if only one folder has it. */
  share: number;
}

interface Compared {
  share: number;
  /** A PNG as base64: the picture faded, differences in red. */
  marked: string;
}

/** Runs in the page, so it must be self-contained. */
const compareInPage = async ([before, after]: [string, string]): Promise<Compared> => {
  const [one, other] = await Promise.all(
    [before, after].map(async (data) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
    ),
  );
  const width = Math.max(one!.width, other!.width);
  const height = Math.max(one!.height, other!.height);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const pixelsOf = (picture: ImageBitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const { data: old } = pixelsOf(one!);
  const marked = pixelsOf(other!);
  const { data } = marked;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    let apart = 0;
    for (let channel = 0; channel < 4; channel += 1)
      apart = Math.max(apart, Math.abs(data[at + channel]! - old[at + channel]!));
    // Smaller differences are rounding, and invisible.
    const differs = apart > 2;
    if (differs) count += 1;
    const pale = 255 - (255 - (data[at]! + data[at + 1]! + data[at + 2]!) / 3) / 4;
    data.set(differs ? [230, 0, 40, 255] : [pale, pale, pale, 255], at);
  }
  context.putImageData(marked, 0, 0);
  return { share: count / (width * height), marked: canvas.toDataURL().split(",")[1]! };
};

/** Compares the pictures of two folders, and writes the differences into a third, largest first. */
export const comparePictures = async (
  before: string,
  after: string,
  into: string,
): Promise<Difference[]> => {
  const [old, taken] = [before, after].map((cwd) => new Set(globSync("*/*.png", { cwd })));
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const picture of old!.union(taken!)) {
    if (!old!.has(picture) || !taken!.has(picture)) {
      differences.push({ picture, share: 1 });
      continue;
    }
    const [one, other] = [before, after].map((folder) => readFileSync(join(folder, picture)));
    if (one!.equals(other!)) continue;
    const { share, marked } = await page.evaluate(compareInPage, [
      one!.toString("base64"),
      other!.toString("base64"),
    ] as [string, string]);
    if (share === 0) continue;
    differences.push({ picture, share });
    const file = join(into, picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(marked, "base64"));
  }
  await browser.close();
  return differences.toSorted((a, b) => b.share - a.share);
};
