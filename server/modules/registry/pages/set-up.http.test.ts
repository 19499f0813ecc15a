// Before there is an operator every page leads to the set-up, and afterwards none does.
import { startTestServer } from "@console-shell/testing/server";
import type { ConsoleConfig } from "@console-shell/contract";
import { expect, test } from "vitest";
import { makeSetupLink } from "#modules/identity/index.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import { builtFixture } from "./fixture.ts";

test("pages lead to the set-up until there is an operator, then to the sign-in @security-22", async () => {
  const fixture = builtFixture();
  const server = await startTestServer({
    pages: { root: fixture.root },
    mailer: ({ database, clock }) =>
      createMailer({ database, clock, environment: "production", from: "console@console.test" }),
  });
  const open = (path: string, accept = "text/html") =>
    server.request("GET", path, {
      headers: { accept, ...(accept === "text/html" && { "sec-fetch-mode": "navigate" }) },
    });
  const configOf = ({ text }: { text: string }) =>
    JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  const leads = async (path: string, to: string) => {
    const answer = await open(path);
    expect(answer.status, path).toBe(302);
    expect(answer.headers.get("location")).toBe(to);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  };
  try {
    await server.services.database.deleteFrom("operators").execute();
    for (const path of ["/", "/user/login?from=Lw", "/management/operators", "/cam/login", "/none"])
      await leads(path, "/user/setup");
    const page = await open("/user/setup");
    expect(page.status).toBe(200);
    expect(configOf(page)).toMatchObject({ isNew: true, withoutMail: true });
    const link = (await makeSetupLink(server.services))!;
    expect((await open("/user/setup")).text).not.toContain(link.split("token=")[1]);
    // Calls and files aren't pages.
    expect((await open("/auth/account/info", "application/json")).status).toBe(401);
    expect((await open("/healthz")).status).toBe(200);
    const made = await server.request("POST", "/auth/setup", {
      body: {
        token: link.split("token=")[1],
        account: "margaret",
        name: "Margaret",
        email: "margaret@console.test",
        password: "seven quiet harbours",
      },
    });
    expect(made.status, made.text).toBe(201);
    await leads("/user/setup", "/user/login");
    const login = await open("/user/login");
    expect(login.status).toBe(200);
    expect(configOf(login).isNew).toBeUndefined();
  } finally {
    await server.close();
    fixture.remove();
  }
});
