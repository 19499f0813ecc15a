import type { ApiInput, ApiOutput } from "@console-shell/contract";
import { passwordLength } from "@console-shell/contract/words/limits";
import { useEffect, useState } from "react";
import { useLocale } from "../i18n/use-text.ts";
import { useConsole } from "../state/console-context.ts";
import { passwordCharacters } from "./password-characters.ts";

type Input = ApiInput<"POST /auth/password/check">["body"];

/** Whom a new password is for: an account that is being typed, a link's token, or nothing for one's own. */
export type PasswordOwner = Pick<Input, "token" | "account" | "email">;

/** What the server says, `unknown` if it can't be asked; undefined until it has answered. */
export type ShownVerdict = ApiOutput<"POST /auth/password/check"> | "unknown" | undefined;

/** Milliseconds without typing before the server is asked. */
const pause = 300;

/** The server's verdict on a new password of valid length, asked while it's typed. */
export const usePasswordVerdict = (password: string, owner: PasswordOwner): ShownVerdict => {
  const { request } = useConsole();
  const locale = useLocale();
  const { token, account, email } = owner;
  const characters = passwordCharacters(password);
  const isAsked = characters >= passwordLength.min && characters <= passwordLength.max;
  const asked = JSON.stringify([password, token, account, email, locale]);
  const [answer, setAnswer] = useState<{ asked: string; verdict: ShownVerdict }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const abandon = new AbortController();
    const ask = () =>
      request(
        "POST /auth/password/check",
        { body: { password, token, account, email } },
        { signal: abandon.signal },
      ).then(
        (verdict) => setAnswer({ asked, verdict }),
        () => {
          if (!abandon.signal.aborted) setAnswer({ asked, verdict: "unknown" });
        },
      );
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      abandon.abort();
    };
  }, [request, isAsked, asked, password, token, account, email]);
  return isAsked && answer?.asked === asked ? answer.verdict : undefined;
};
