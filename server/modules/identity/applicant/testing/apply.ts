import type { Mail } from "#platform/mail/mailer.ts";
import type { TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";

/** A complete registration, without optional fields. */
export const registration = {
  account: "grace.kim",
  name: "Grace Kim",
  company: "Hanbit Media",
  email: "Grace.Kim@hanbit.example",
};
type Registration = typeof registration & { phone?: string; reason?: string };

/** The token of the link in a mail. */
export const tokenIn = ({ text }: Mail): string =>
  /https?:\/\/\S+#(?:confirm|token)=([\w-]+)/.exec(text)![1]!;

/** Sends a registration and returns the token of the link, which is mailed after the response. */
export const applyForToken = async (
  server: TestServer,
  { locale = "en-US", ...body }: Partial<Registration> & { locale?: string } = {},
): Promise<string> => {
  const before = server.mails.length;
  const answer = await server.request("POST", "/mc-api/basic/applicant/add", {
    body: { ...registration, ...body },
    headers: { "accept-language": locale },
  });
  expect(answer.status, answer.text).toBe(200);
  await expect.poll(() => server.mails.length).toBe(before + 1);
  return tokenIn(server.mails.at(-1)!);
};

/** A pending registration; returns its identifier. Its mail is removed. */
export const applyAndConfirm = async (
  server: TestServer,
  body: Parameters<typeof applyForToken>[1] = {},
): Promise<string> => {
  const token = await applyForToken(server, body);
  const { reference } = await server.call("POST /mc-api/basic/applicant/confirm", {
    body: { token },
  });
  server.mails.length = 0;
  const { id } = await server.services.database
    .selectFrom("applicants")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return id;
};
