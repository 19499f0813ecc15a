import { startIdentityProvider } from "@console-shell/testing/identity-provider";
import type { Browser } from "./browser.ts";

/** Root adds a provider, an operator signs in with it and is unlinked, and the provider is changed and removed. */
export const signOnWithCompany = async (root: Browser, anyone: Browser): Promise<void> => {
  const provider = await startIdentityProvider({
    redirectUri: "http://console.test/user/single-sign-on/company",
    logoutUri: "http://console.test/auth/single-sign-on/company/logout",
  });
  const { issuer, clientId, clientSecret } = provider;
  provider.people["ada"] = { claims: { email: "ada@company.test", email_verified: true } };
  const settings = {
    label: "Company",
    issuer,
    clientId,
    clientSecret,
    scopes: "openid email",
    roles: ["sales"],
    linkByEmail: false,
    createOperators: true,
    roleClaim: "",
    roleMapping: [],
    defaultRole: "sales",
    applyRole: false,
    acceptedFactors: [],
    enabled: true,
  };
  const at = "/mc-api/identity-provider";
  const { id, updatedAt } = await root.done("POST", `${at}/add`, { ...settings, name: "company" });
  const begin = { provider: "company", purpose: "sign-in" };
  const { url } = await anyone.done("POST", "/auth/single-sign-on/begin", begin);
  const { search } = await provider.visit(url as string, "ada");
  const finish = { provider: "company", parameters: search };
  const { account } = await anyone.done("POST", "/auth/single-sign-on/finish", finish);
  const operator = `/mc-api/operator/${(account as { id: string }).id}`;
  const { identities } = await root.done("GET", operator);
  const [identity] = identities as { id: string }[];
  await root.done("POST", `${operator}/identities/${identity!.id}/unlink`);
  for (const passwords of ["root", "everyone"])
    await root.done("POST", `${at}/passwords`, { passwords });
  const change = { ...settings, label: "The company", updatedAt };
  await root.done("POST", `${at}/${id as string}/update`, change);
  await root.done("POST", `${at}/${id as string}/remove`);
  await provider.close();
};
