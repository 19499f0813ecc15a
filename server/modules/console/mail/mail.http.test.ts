import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const row = (at: number, recipient: string, error: string | null) => ({
  id: `01900000-0000-7000-8000-00000000000${at}`,
  recipient,
  subject: `Mail ${at}`,
  text: "The code is 123456",
  locale: "en-US" as const,
  createdAt: at,
  sentAt: error === null ? at : null,
  error,
});

test("mails are found by recipient, subject, outcome and day, without their content", async () => {
  await server.services.database
    .insertInto("mails")
    .values([
      row(1, "lin@example.com", null),
      row(2, "kim@example.com", "550 nobody here"),
      row(3, "lin@example.com", null),
    ])
    .execute();
  const admin = await server.as("admin");
  const found = async (query: Record<string, unknown>) => {
    const { items, total } = await admin.call("GET /mc-api/mail/list", { query });
    expect(JSON.stringify(items)).not.toContain("123456");
    expect(total).toBe(items.length);
    return items.map(({ subject }) => subject);
  };
  expect(await found({})).toEqual(["Mail 3", "Mail 2", "Mail 1"]);
  expect(await found({ order: "asc" })).toEqual(["Mail 1", "Mail 2", "Mail 3"]);
  expect(await found({ search: "LIN@" })).toEqual(["Mail 3", "Mail 1"]);
  expect(await found({ search: "mail 2" })).toEqual(["Mail 2"]);
  expect(await found({ state: "failed" })).toEqual(["Mail 2"]);
  expect(await found({ state: "sent", from: 2, until: 4 })).toEqual(["Mail 3"]);
  const { items } = await admin.call("GET /mc-api/mail/list", { query: { page: 2, pageSize: 1 } });
  expect(items).toMatchObject([{ state: "failed", error: "550 nobody here" }]);

  const file = await admin.request("GET", "/mc-api/mail/export?state=failed");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="mails.csv"');
  expect(file.text).toBe(
    "createdAt,recipient,subject,locale,state,error\r\n" +
      "1970-01-01T00:00:00.002Z,kim@example.com,Mail 2,en-US,failed,550 nobody here\r\n",
  );
});
