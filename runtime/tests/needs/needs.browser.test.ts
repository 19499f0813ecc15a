import { expect, test } from "vitest";
import { answerOf } from "../strict-page.ts";

const red = (...levels: number[]) => levels.map((level) => `rgb(${level}, 0, 0)`);
const black = "rgb(0, 0, 0)";

test("R17.1 R17.2 R17.3 R17.4 R17.6 a sub-app's declared needs work for it and for no other", async () => {
  const other = (await (await fetch("/fixtures/other-origin")).json()) as string;
  const third = other.replace("127.0.0.1", "localhost");
  const origins = encodeURIComponent(`${other} ${third} ${third.replace("http:", "https:")}`);
  const { blob, foreign, plain, realm } = await answerOf("needs/host.ts", `&origins=${origins}`);
  const workers = {
    classic: "classic with its part in /fixtures/needs/app/worker.js: 200, 200",
    module: "module told at once with its part in /fixtures/needs/app/module-worker.js: 200",
    sharedModule: "shared module by 1",
    shared: "shared by 1",
    sharedAgain: "shared by 2",
  };
  const text = [" style=x", " style = x"];
  // Browsers don't check the policy for nodes imported from a template.
  const unstyled = red(0, 0, 0, 4, 0, 0, 0, 0, 10);
  expect(blob).toEqual({
    ...workers,
    fetch: 200,
    beacon: 200,
    request: 200,
    events: undefined,
    transport: undefined,
    entries: 200,
    blob: "blob",
    stranger: "NeedUndeclaredError workers",
    firstStyles: red(1, 2, 3, 4, 5, 6, 8, 9, 10),
    styles: red(1, 2, 3, 4, 5, 6, 8, 9, 10, 7),
    text,
    // Only styles in a shadow root are refused first.
    violations: ["style-src-attr"],
  });
  const refused = {
    fetch: "NeedUndeclaredError connect",
    beacon: "NeedUndeclaredError connect",
    request: "NeedUndeclaredError connect",
    events: "NeedUndeclaredError connect",
    transport: "NeedUndeclaredError connect",
    entries: 200,
    blob: "NeedUndeclaredError workers",
    firstStyles: unstyled,
    styles: [...unstyled, black],
    text,
  };
  expect(foreign).toMatchObject({
    ...refused,
    ...workers,
    stranger: "NeedUndeclaredError workers",
  });
  expect(plain).toMatchObject({
    ...refused,
    ...workers,
    // The workers of the first one, on the same origin, were still running.
    shared: "shared by 3",
    sharedAgain: "shared by 4",
    sharedModule: "shared module by 2",
    stranger: "NeedUndeclaredError workers",
  });
  // With its origin's workers, which were still running.
  expect(realm).toMatchObject({
    classic: workers.classic,
    module: workers.module,
    sharedModule: expect.stringMatching(/^shared module by/) as string,
    shared: expect.stringMatching(/^shared by/) as string,
    blob: "NeedUndeclaredError workers",
    stranger: "NeedUndeclaredError workers",
  });
});
