import type { SecondFactor, SecondFactorRule } from "@console-shell/contract";

/** An operator's columns about second factors. */
export interface WithSecondFactors {
  hasTotp: boolean;
  hasPasskey: boolean;
}

/** An operator's second factors. */
export const secondFactorsOf = (operator: WithSecondFactors): SecondFactor[] => [
  ...(operator.hasTotp ? (["totp"] as const) : []),
  ...(operator.hasPasskey ? (["passkey"] as const) : []),
];

/**
 * Whether the policy of an operator's role requires a second factor that isn't set up. One that an identity provider has
 * checked counts, but not as a passkey.
 */
export const isSecondFactorMissing = ({
  secondFactor,
  hasTotp,
  hasPasskey,
  hasProviderFactor = false,
}: WithSecondFactors & {
  secondFactor: SecondFactorRule;
  hasProviderFactor?: boolean;
}): boolean =>
  ({
    none: false,
    any: !hasTotp && !hasPasskey && !hasProviderFactor,
    passkey: !hasPasskey,
  })[secondFactor];
