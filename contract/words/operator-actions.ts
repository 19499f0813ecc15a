/** Actions on an operator; its role or status may allow fewer. */
export const operatorActions = [
  "edit",
  "disable",
  "enable",
  "reset",
  "removeSecondFactors",
  "endSessions",
] as const;
export type OperatorAction = (typeof operatorActions)[number];
