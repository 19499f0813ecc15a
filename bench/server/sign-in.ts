import { accounts, password } from "./fill-database.ts";

/** Signs in each operator and returns their cookies. */
export const signInAll = async (port: number): Promise<string[]> => {
  const cookies: string[] = [];
  for (const account of accounts) {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/session/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account, password }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!answer.ok || !cookie) throw new Error(`Could not sign in: ${await answer.text()}`);
    cookies.push(cookie.split(";")[0]!);
  }
  return cookies;
};
