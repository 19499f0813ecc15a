import type { ApiInput } from "@console-shell/contract";
import { standardVerifiedClaim } from "@console-shell/contract/words/single-sign-on";
import type { RowOf } from "@console-shell/sdk";

export type Provider = RowOf<"GET /mc-api/identity-provider/list">;

type Settings = ApiInput<"POST /mc-api/identity-provider/add">["body"];

/** The form values of a provider. */
export interface ProviderValues extends Omit<
  Settings,
  "acceptedFactors" | "defaultRole" | "clientSecret"
> {
  clientSecret?: string;
  /** Separated by commas. */
  acceptedFactors: string;
  /** "refuse" in place of none. */
  defaultRole: NonNullable<Settings["defaultRole"]> | "refuse";
}

/** The form's initial values. */
export const valuesOf = (provider: Provider | undefined): ProviderValues => {
  if (!provider)
    return {
      name: "",
      label: "",
      issuer: "",
      clientId: "",
      clientSecret: "",
      scopes: "openid email profile",
      emailVerifiedClaim: standardVerifiedClaim,
      emailsVerified: false,
      roles: [],
      linkByEmail: true,
      createOperators: false,
      roleClaim: "",
      roleMapping: [],
      defaultRole: "refuse",
      applyRole: false,
      acceptedFactors: "",
      enabled: false,
    };
  const { defaultRole, acceptedFactors, ...settings } = provider;
  return {
    ...settings,
    clientSecret: "",
    defaultRole: defaultRole ?? "refuse",
    acceptedFactors: acceptedFactors.join(", "),
  };
};

/** The form values in the server's format. */
export const inputOf = ({
  clientSecret,
  acceptedFactors,
  defaultRole,
  ...settings
}: ProviderValues): Settings => ({
  ...settings,
  roleMapping: settings.roleMapping.map(({ value, role }) => ({ value, role })),
  acceptedFactors: acceptedFactors
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean),
  defaultRole: defaultRole === "refuse" ? null : defaultRole,
  ...(clientSecret && { clientSecret }),
});
