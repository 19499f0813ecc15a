import { randomUUID } from "node:crypto";
import type { Role } from "@console-shell/contract";
import { expect, request } from "@playwright/test";
import { demoPassword } from "./seeded-data.ts";
import { setInvitedPassword } from "./set-invited-password.ts";

/** An operator for one test, which may change its name, language and password. */
export interface NewOperator {
  account: string;
  name: string;
  email: string;
  password: string;
}

/** Root invites an operator, who sets a password: through the API, in a separate session. */
export const newOperator = async (consoleUrl: string, role: Role): Promise<NewOperator> => {
  const root = await request.newContext({ baseURL: consoleUrl });
  const signedIn = await root.post("/auth/session/login", {
    data: { account: "root", password: demoPassword },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const account = `test-${randomUUID().slice(0, 8)}`;
  const profile = { account, name: `Robin ${account}`, email: `${account}@work.example` };
  const made = await root.post("/mc-api/operator/create", { data: { ...profile, role } });
  expect(made.status(), await made.text()).toBe(201);
  const password = "purple harbour kite 7";
  const mail = async () => {
    const mails = (await (await root.get("/dev/mailbox")).text()).split("<article");
    return mails.find((one) => one.includes(profile.email)) ?? "";
  };
  await setInvitedPassword(root, mail, password);
  await root.dispose();
  return { ...profile, password };
};
