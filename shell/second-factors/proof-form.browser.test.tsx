import type { ErrorCode } from "@console-shell/contract";
import { createStore } from "@console-shell/contract/words/live";
import { ConsoleTheme } from "@console-shell/ui";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Console } from "../create-console.ts";
import { intlFor, loadTexts } from "../i18n/texts.ts";
import { RequestError } from "../request/request-error.ts";
import { ConsoleContext } from "../state/console-context.ts";
import { ProofForm, type Proof } from "./proof-form.tsx";

await loadTexts("en-US");

const options = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  timeout: 60_000,
  userVerification: "required",
};
const refused = (code: ErrorCode, status = 400, retryAfter?: number) =>
  new RequestError({
    status,
    code,
    message: `The server's words for ${code}`,
    traceId: "t",
    url: "/auth/session/login",
    ...(retryAfter !== undefined && { retryAfter }),
  });

let root: Root;
let element: HTMLElement;
let onProof: ReturnType<typeof vi.fn<(proof: Proof) => Promise<void>>>;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
  onProof = vi.fn<(proof: Proof) => Promise<void>>(() => Promise.resolve());
});
afterEach(() => {
  root.unmount();
  element.remove();
  vi.restoreAllMocks();
});

const show = (asks: { password: boolean; code: boolean; passkey: boolean }) => {
  const parts = {
    request: () => Promise.resolve(options),
    connection: createStore(true),
  } as unknown as Console;
  root.render(
    <ConsoleContext value={parts}>
      <RawIntlProvider value={intlFor("en-US")}>
        <ConsoleTheme locale="en-US">
          <ProofForm
            account="root"
            asks={asks}
            submit="Go on"
            busy={false}
            onProof={onProof}
            wayOut={<button type="button">Back</button>}
          />
        </ConsoleTheme>
      </RawIntlProvider>
    </ConsoleContext>,
  );
};

test("shows field errors at their fields, and others above", async () => {
  show({ password: false, code: true, passkey: false });
  const code = page.getByLabelText("Code");
  await expect.element(code).toHaveFocus();
  await code.fill("123 456");
  onProof.mockRejectedValueOnce(refused("wrong_code"));
  await page.getByRole("button", { name: "Go on" }).click();
  expect(onProof.mock.calls).toEqual([[{ code: "123 456" }]]);
  await expect.element(page.getByText("The server's words for wrong_code")).toBeVisible();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveFocus();

  onProof.mockRejectedValueOnce(refused("unavailable", 503));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.element(page.getByRole("alert").getByText(/words for unavailable/)).toBeVisible();
  onProof.mockRejectedValueOnce(refused("throttled", 429, 42));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.element(page.getByRole("button", { name: /^Try again in/ })).toBeDisabled();
});

test("asks for the password first if both are required", async () => {
  show({ password: true, code: true, passkey: false });
  await expect.element(page.getByLabelText("Password")).toBeVisible();
  await page.getByLabelText("Password").fill("secret");
  await page.getByLabelText("Code").fill("1");
  await page.getByRole("button", { name: "Go on" }).click();
  expect(onProof.mock.calls).toEqual([[{ password: "secret", code: "1" }]]);
});

test("offers only a passkey, and closes the browser's prompt with the form", async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  vi.spyOn(navigator.credentials, "get").mockImplementation((request) => {
    asked.resolve(request!.signal!);
    return new Promise((_resolve, reject) => {
      request!.signal!.addEventListener("abort", () =>
        reject(new DOMException("given up", "AbortError")),
      );
    });
  });
  show({ password: false, code: false, passkey: true });
  const button = page.getByRole("button", { name: "Use a passkey" });
  await expect.element(button).toHaveFocus();
  await button.click();
  const signal = await asked.promise;
  expect(signal.aborted).toBe(false);
  root.render(null);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(onProof).not.toHaveBeenCalled();
});

test.each([
  ["NotAllowedError", null],
  ["SecurityError", /Passkeys only work at the console’s own address/],
  ["UnknownError", /Couldn’t use the passkey/],
])("a browser's %s is shown as %s", async (name, words) => {
  const get = vi.spyOn(navigator.credentials, "get");
  get.mockRejectedValue(new DOMException("no", name));
  show({ password: false, code: true, passkey: true });
  const button = page.getByRole("button", { name: "Use a passkey" });
  await button.click();
  if (words) await expect.element(page.getByRole("alert").getByText(words)).toBeVisible();
  else {
    await expect.poll(() => get).toHaveBeenCalled();
    await expect.element(button).not.toHaveClass(/loading/);
    expect(element.querySelector('[role="alert"]')).toBeNull();
  }
  expect(onProof).not.toHaveBeenCalled();
});

test("says if none of the required factors is available here", async () => {
  show({ password: false, code: false, passkey: false });
  await expect.element(page.getByText(/this browser can’t use it here/)).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
});
