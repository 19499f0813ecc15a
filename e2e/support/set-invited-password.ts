import { type APIRequestContext, expect } from "@playwright/test";

/**
 * Sets an invited operator's password through the mailed link, which arrives after the invitation.
 */
export const setInvitedPassword = async (
  request: APIRequestContext,
  mail: () => Promise<string> | string,
  newPassword: string,
): Promise<void> => {
  const token = async () => /#token=([\w-]+)/.exec(await mail())?.[1];
  await expect.poll(token).toBeDefined();
  const data = { token: await token(), newPassword };
  const set = await request.post("/auth/invitation/accept", { data });
  expect(set.status(), await set.text()).toBe(200);
};
