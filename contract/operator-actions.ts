/** What can be done to an operator; a role or a state may leave less of it. */
export const operatorActions = [
  "edit",
  "disable",
  "enable",
  "reset",
  "removeSecondFactors",
  "endSessions",
] as const;
export type OperatorAction = (typeof operatorActions)[number];
