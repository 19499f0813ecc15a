// Links in mails use the configured address, whatever a request's headers say.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, describe, expect, test } from "vitest";

let server: TestServer;
afterEach(() => server.close());

const evil = "evil.example";
const forgeries: Record<string, string>[] = [
  { host: evil },
  { host: "console.test@evil.example" },
  { host: "console.test:80@evil.example" },
  { "x-forwarded-host": evil, "x-forwarded-proto": "http", "x-forwarded-port": "8080" },
  { "x-host": evil, "x-forwarded-server": evil, "x-original-host": evil },
  { forwarded: `for=198.51.100.1;host=${evil};proto=http` },
  { origin: "https://console.test", referer: `https://${evil}/user/forget-password` },
  { host: evil, "x-forwarded-host": evil, forwarded: `host=${evil}` },
];

/** The mail after a request with these headers, without its code. */
const mailAfter = async (headers: Record<string, string>) => {
  server.mails.length = 0;
  // Earlier mails don't count towards the rate limit.
  server.clock.advance(3_600_000);
  const answer = await server.request("POST", "/cc-api/basic/operator/forgetPassword", {
    body: { account: "sales" },
    headers,
  });
  expect(answer.body).toBe(true);
  await server.services.background.settled();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  return { ...mail, text: mail!.text.replace(/\b\d{8}\b/, "the code") };
};

describe.each([
  ["no proxy is trusted", undefined],
  ["their proxy is trusted", "loopback"],
])("forged headers when %s", (_which, trustProxy) => {
  test("don't change the mail with a reset code @security-19", async () => {
    server = await startTestServer({
      publicUrl: "https://console.test",
      ...(trustProxy && { trustProxy }),
    });
    const honest = await mailAfter({});
    expect(honest.text).toContain("https://console.test/user/reset-password?account=sales");
    for (const headers of forgeries) expect(await mailAfter(headers)).toEqual(honest);
  });

  test("don't change the mail about a changed password @security-19", async () => {
    server = await startTestServer({
      publicUrl: "https://console.test",
      ...(trustProxy && { trustProxy }),
    });
    const sales = await server.as("sales");
    const answer = await sales.request("POST", "/cc-api/operator/changePassword", {
      body: { oldPassword: testPassword, newPassword: "otter gravel lantern 7" },
      headers: { host: evil, "x-forwarded-host": evil, "x-forwarded-proto": "http" },
    });
    expect(answer.status).toBe(200);
    await server.services.background.settled();
    const addresses = server.mails[0]!.text.match(/https?:\/\/\S+/g);
    expect(addresses).toEqual(["https://console.test/user/forget-password"]);
  });
});
