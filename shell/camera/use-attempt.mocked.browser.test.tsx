import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { type Following, useAttempt } from "./use-attempt.ts";

await loadTexts("en-US");

// These tests are about the frames, not about the camera that captures them.
vi.mock("./use-steps.ts", () => ({
  useSteps: () => ({
    cue: undefined,
    run: () => Promise.resolve({ frames: [["data:image/jpeg;base64,AAAA"]] }),
    cancel: () => undefined,
  }),
}));

const camera = vi.hoisted(() => ({ state: "live" }));
vi.mock("@console-shell/ui", async (load) => ({
  ...(await load()),
  useCamera: () => ({ ...camera, video: { current: null }, start: vi.fn(), stop: vi.fn() }),
}));

let root: Root;
let element: HTMLElement;
let attempt: ReturnType<typeof useAttempt>;
/** Whether this test's own component has mounted: acting earlier would run the previous test's attempt. */
let mounted = false;
const enrolled = vi.fn<() => void>();
const sent = vi.fn<(followed: Following, signal: AbortSignal) => void>();
let answer = Promise.withResolvers<void>();

const Trial = () => {
  const current = useAttempt({
    begin: () => Promise.resolve({ challengeId: "c", steps: ["center"], expiresAt: 0 }),
    async send(followed, signal) {
      sent(followed, signal);
      await answer.promise;
      if (!signal.aborted) enrolled();
    },
  });
  useEffect(() => {
    attempt = current;
    mounted = true;
  }, [current]);
  return null;
};

const render = () =>
  root.render(
    <RawIntlProvider value={intlFor("en-US")}>
      <Trial />
    </RawIntlProvider>,
  );

beforeEach(async () => {
  mounted = false;
  vi.clearAllMocks();
  camera.state = "live";
  answer = Promise.withResolvers<void>();
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  render();
  await expect.poll(() => mounted).toBe(true);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

test.each(["leaving", "stopping"])(
  "%s cancels what was sent, and its result is ignored",
  async (how) => {
    const ran = attempt.run();
    await expect.poll(() => sent.mock.calls.length).toBe(1);
    const signal = sent.mock.calls[0]![1];
    expect(signal.aborted).toBe(false);
    if (how === "leaving") root.unmount();
    else attempt.stop();
    expect(signal.aborted).toBe(true);
    answer.resolve();
    await ran;
    expect(enrolled).not.toHaveBeenCalled();
  },
);

test("unplugging the camera doesn't cancel what was sent: the server may store it", async () => {
  const ran = attempt.run();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  camera.state = "no-camera";
  render();
  await expect.poll(() => attempt.view.state).toBe("no-camera");
  expect(sent.mock.calls[0]![1].aborted).toBe(false);
  answer.resolve();
  await ran;
  expect(enrolled).toHaveBeenCalledOnce();
});
