import { expect, test } from "vitest";
import { stage } from "../harness.ts";
import { app, find, moduleOf, shown } from "./pain.ts";

const field = (place: HTMLElement) => find(place, "textarea") as HTMLTextAreaElement;
const more = (place: HTMLElement) => find(place, "details") as HTMLDetailsElement;

test("R15.1 R15.3 R15.4 keep-alive is refused or reloads frames (qiankun#361, #3057, micro-app#1275): a half-filled form and a frame return unchanged, also in a new element", async () => {
  const { runtime, element } = stage([app("form", { keepAlive: true }), app("other")]);
  let place = element();
  await shown(runtime, "form", place);
  field(place).value = "half a letter";
  more(place).open = true;
  const frame = find(place, "iframe") as HTMLIFrameElement;
  await expect.poll(() => frame.contentDocument?.body.textContent).toContain("from elsewhere");
  const loaded = frame.contentDocument;

  for (let turn = 0; turn < 3; turn += 1) {
    const other = await shown(runtime, "other", place);
    expect(place.innerText).toBe("other");
    await other.unmount();
    // A host that renders its elements again.
    runtime.release(place);
    place.remove();
    place = element();
    await shown(runtime, "form", place);
    expect(field(place).value).toBe("half a letter");
    expect(more(place).open).toBe(true);
    expect(frame.isConnected && frame.contentDocument === loaded).toBe(true);
  }
  const { calls } = await moduleOf<{ calls: string[] }>("form.js");
  const turn = ["deactivate", "activate"];
  expect(calls).toEqual(["mount", ...turn, ...turn, ...turn]);
  await shown(runtime, "other", place);
  await runtime.discard();
  expect(calls.at(-1)).toBe("unmount");
  place.remove();
});
