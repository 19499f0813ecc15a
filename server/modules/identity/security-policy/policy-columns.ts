/** What a session reads of its role's policy, `policy`, and of everyone's, `everyone`. */
export const policyColumns = [
  "policy.secondFactor",
  "policy.longest",
  "policy.idle",
  "policy.remembered",
  "policy.addresses as roleAddresses",
  "everyone.addresses as everyonesAddresses",
] as const;

interface WithAddresses {
  roleAddresses: string[];
  everyonesAddresses: string[];
}

/** The address list of a role: its own, or else everyone's. */
export const addressesOf = ({ roleAddresses, everyonesAddresses }: WithAddresses): string[] =>
  roleAddresses.length > 0 ? roleAddresses : everyonesAddresses;
