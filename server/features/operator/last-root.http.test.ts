import { startTestServer } from "@console-shell/testing/server";
import { describe, expect, it } from "vitest";
import { addOperator } from "./testing/add-operator.ts";

describe("the last root", () => {
  it("stays when two roots demote or disable each other at the same moment", async () => {
    const server = await startTestServer();
    try {
      const first = await server.as("root");
      const { operator, password } = await addOperator(server, {
        account: "root2",
        name: "Second",
        email: "root2@console.test",
        role: "root",
      });
      const signedIn = await server.request("POST", "/auth/session/login", {
        body: { account: "root2", password },
      });
      const cookie = signedIn.cookies[0]?.split(";")[0] ?? "";
      const answers = await Promise.all([
        first.request("PATCH", `/mc-api/operator/${operator.id}`, { body: { role: "sales" } }),
        server.request("POST", `/mc-api/operator/${server.operatorIds.root}/disable`, { cookie }),
      ]);
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
      const left = await server.services.database
        .selectFrom("operators")
        .select("account")
        .where("role", "=", "root")
        .where("status", "=", "active")
        .execute();
      expect(left).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
