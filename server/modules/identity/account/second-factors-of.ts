import type { Role, SecondFactor } from "@console-shell/contract";

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

/** Whether the operator's role requires a second factor that isn't set up. */
export const isSecondFactorMissing = (
  demandedOf: readonly Role[],
  operator: WithSecondFactors & { role: Role },
): boolean => demandedOf.includes(operator.role) && secondFactorsOf(operator).length === 0;
