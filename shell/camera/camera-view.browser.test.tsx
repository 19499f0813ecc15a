import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { CameraView } from "./camera-view.tsx";
import { useAttempt } from "./use-attempt.ts";

await loadTexts("en-US");

/** The fake getUserMedia. */
let give = (): Promise<MediaStream> => Promise.reject(new Error("not asked"));
let root: Root;
let element: HTMLElement;
let attempt: ReturnType<typeof useAttempt>;
/** Whether this test's own component has mounted: acting earlier would press the previous test's button. */
let mounted = false;

const Trial = () => {
  const current = useAttempt({
    begin: () => Promise.resolve({ challengeId: "c", steps: ["center"], expiresAt: 0 }),
    send: () => Promise.reject(new Error("sent")),
  });
  useEffect(() => {
    attempt = current;
    mounted = true;
  }, [current]);
  return <CameraView {...current.view} />;
};

beforeEach(async () => {
  mounted = false;
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(() => give());
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  root.render(
    <RawIntlProvider value={intlFor("en-US")}>
      <Trial />
    </RawIntlProvider>,
  );
  await expect.poll(() => mounted).toBe(true);
});
afterEach(() => {
  root.unmount();
  element.remove();
  vi.restoreAllMocks();
});

/** A canvas stream in place of a camera's. */
const filmed = () => {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
  return canvas.captureStream();
};
const says = (words: string) =>
  expect.poll(() => element.querySelector("[role=alert]")?.textContent).toContain(words);

test.each([
  // As Chromium reports a denial, a dismissed prompt, and a denial by the operating system.
  ["blocked the camera", new DOMException("Permission denied", "NotAllowedError")],
  ["blocked the camera", new DOMException("Permission dismissed", "NotAllowedError")],
  ["blocked the camera", new DOMException("", "SecurityError")],
  ["No camera found", new DOMException("Requested device not found", "NotFoundError")],
  ["No camera found", new OverconstrainedError("facingMode")],
  ["in use", new DOMException("Could not start video source", "NotReadableError")],
  ["in use", new DOMException("Timeout starting video source", "AbortError")],
  ["Couldn’t start", new TypeError("no such constraint")],
])("%s shows %s", async (words, reason) => {
  give = () => Promise.reject(reason);
  await attempt.start();
  await says(words);
});

test("an insecure address shows an error, and the browser isn't asked for a camera", async () => {
  vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false);
  // The browser has no media devices.
  vi.spyOn(navigator, "mediaDevices", "get").mockReturnValue(undefined as never);
  await attempt.start();
  await says("This page isn’t secure");
});

test("a video that can't be played isn't a denied camera", async () => {
  give = () => Promise.resolve(filmed());
  const video = element.querySelector("video")!;
  vi.spyOn(video, "play").mockRejectedValue(new DOMException("", "NotAllowedError"));
  await attempt.start();
  await says("Couldn’t start");
  expect(video.srcObject).toBeNull();
});

test("unplugging the camera ends the current attempt and says so", async () => {
  const stream = filmed();
  give = () => Promise.resolve(stream);
  await attempt.start();
  await expect.poll(() => attempt.view.state).toBe("live");
  const ran = attempt.run();
  await expect.poll(() => attempt.view.cue?.at).toBe(1);
  stream.getVideoTracks()[0]!.dispatchEvent(new Event("ended"));
  await ran;
  await says("No camera found");
  await expect.poll(() => attempt.trying).toBe(false);
  expect(stream.getVideoTracks()[0]!.readyState).toBe("ended");
});

test("a camera without a picture shows an error, and nothing is sent", async () => {
  give = () => Promise.resolve(filmed());
  await attempt.start();
  await expect.poll(() => attempt.view.state).toBe("live");
  vi.spyOn(element.querySelector("video")!, "videoWidth", "get").mockReturnValue(0);
  await attempt.run();
  await says("No image from the camera");
});
