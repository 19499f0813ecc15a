import type { Role, SecondFactor } from "@console-shell/contract";

/** What a row of operators says of second factors. */
export interface WithSecondFactors {
  has_totp: boolean;
  has_passkey: boolean;
}

/** The second factors that an operator has. */
export const secondFactorsOf = (operator: WithSecondFactors): SecondFactor[] => [
  ...(operator.has_totp ? (["totp"] as const) : []),
  ...(operator.has_passkey ? (["passkey"] as const) : []),
];

/** Whether the operator's role demands a second factor and there is none. */
export const isSecondFactorMissing = (
  demandedOf: readonly Role[],
  operator: WithSecondFactors & { role: Role },
): boolean => demandedOf.includes(operator.role) && secondFactorsOf(operator).length === 0;
