import type { ErrorCode } from "@console-shell/contract";
import { describe, expect, test, vi } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { createReauthentication } from "./reauthentication.ts";

const refused = (code: ErrorCode, paths: string[] = []) =>
  new RequestError({
    status: 403,
    code,
    message: "No",
    fields: paths.map((path) => ({ path, code: "required", message: "" })),
    traceId: "t",
    url: "/auth/session/reauthenticate",
  });
const nobodyProves = () => Promise.reject(new Error("nothing was to be sent"));

describe("the re-authentication prompt", () => {
  test("opens once for concurrent calls, and answers them all", async () => {
    const reauth = createReauthentication(nobodyProves);
    const shown = vi.fn<(question: unknown) => void>();
    reauth.question.subscribe(shown);
    const answers = Promise.all([reauth.ask(), reauth.ask(new AbortController().signal)]);
    reauth.question.get()?.answer(true);
    expect(await answers).toEqual([true, true]);
    expect(reauth.question.get()).toBeNull();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  test("opens again after it was answered, and ignores late answers", async () => {
    const reauth = createReauthentication(nobodyProves);
    const first = reauth.ask();
    const old = reauth.question.get();
    old?.answer(false);
    expect(await first).toBe(false);
    const second = reauth.ask();
    old?.answer(true);
    expect(reauth.question.get()).not.toBeNull();
    reauth.close();
    expect(await second).toBe(false);
  });

  test("stays while one of its calls is wanted, and closes with the last", async () => {
    const reauth = createReauthentication(nobodyProves);
    const [one, other] = [new AbortController(), new AbortController()];
    const first = reauth.ask(one.signal);
    const second = reauth.ask(other.signal);
    one.abort();
    expect(await first).toBe(false);
    expect(reauth.question.get()).not.toBeNull();
    other.abort();
    expect(await second).toBe(false);
    expect(reauth.question.get()).toBeNull();
  });

  test("doesn't open for an aborted call", async () => {
    const reauth = createReauthentication(nobodyProves);
    expect(await reauth.ask(AbortSignal.abort())).toBe(false);
    expect(reauth.question.get()).toBeNull();
  });
});

describe("a password typed into the calling form", () => {
  test("answers without a prompt", async () => {
    const prove = vi.fn<(body: unknown) => Promise<unknown>>(() => Promise.resolve(true));
    const reauth = createReauthentication(prove);
    const shown = vi.fn<(question: unknown) => void>();
    reauth.question.subscribe(shown);
    expect(await reauth.answering("secret", () => reauth.ask())).toBe(true);
    expect(prove.mock.calls).toEqual([[{ password: "secret" }]]);
    expect(shown).not.toHaveBeenCalled();
  });

  test("isn't asked for again if a second factor is required too", async () => {
    const reauth = createReauthentication(() =>
      Promise.reject(refused("second_factor_required", ["code"])),
    );
    const answered = reauth.answering("secret", () => reauth.ask());
    await vi.waitFor(() => expect(reauth.question.get()).not.toBeNull());
    expect(reauth.question.get()).toMatchObject({
      password: "secret",
      factors: { code: true, passkey: false },
    });
    reauth.question.get()?.answer(true);
    expect(await answered).toBe(true);
  });

  test("that is wrong ends with the server's error", async () => {
    const wrong = refused("wrong_password", ["password"]);
    const reauth = createReauthentication(() => Promise.reject(wrong));
    await expect(reauth.answering("typo", () => reauth.ask())).rejects.toBe(wrong);
    expect(reauth.question.get()).toBeNull();
  });

  test("isn't reused for a later prompt", async () => {
    const reauth = createReauthentication(nobodyProves);
    await reauth.answering("secret", () => Promise.resolve());
    void reauth.ask();
    expect(reauth.question.get()).not.toBeNull();
    expect(reauth.question.get()?.password).toBeUndefined();
  });
});
