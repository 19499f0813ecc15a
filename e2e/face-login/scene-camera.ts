import type { CameraStep } from "@console-shell/contract/words/camera-steps";
import { cameraScenes, type CameraScene } from "@console-shell/testing/camera-scenes";
import type { Page } from "@playwright/test";

const instructions: Record<CameraStep, string> = {
  center: "Look straight into the camera",
  left: "Turn your head to your left",
  right: "Turn your head to your right",
  nod: "Lower your chin",
};

/**
 * Replaces the page's camera with one whose picture follows the instruction on the page, however slow the machine is.
 * Returns a function that chooses the scene of the next time it is turned on.
 */
export const useSceneCamera = async (page: Page) => {
  let scene: CameraScene | undefined;
  await page.exposeFunction("scenePictures", () =>
    Object.entries(scene ?? {}).map(([step, picture]) => [
      instructions[step as CameraStep],
      picture.toString("base64"),
    ]),
  );
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const { scenePictures } = window as unknown as {
        scenePictures: () => Promise<[string, string][]>;
      };
      const pictures = await Promise.all(
        (await scenePictures()).map(async ([instruction, base64]) => ({
          instruction,
          image: await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]),
          ),
        })),
      );
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: 640, height: 480 });
      const context = canvas.getContext("2d")!;
      const draw = () => {
        const cue = document.querySelector("[aria-live=assertive]")?.textContent ?? "";
        const { image } =
          pictures.find(({ instruction }) => cue.startsWith(instruction)) ?? pictures[0]!;
        const width = (canvas.height * image.width) / image.height;
        context.drawImage(image, (canvas.width - width) / 2, 0, width, canvas.height);
      };
      draw();
      setInterval(draw, 50);
      return canvas.captureStream();
    };
  });
  return async (name: keyof typeof cameraScenes) => {
    scene = await cameraScenes[name]();
  };
};
