export const accountPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;
export const operatorStatuses = ["active", "disabled"] as const;
/** Whether an identity provider manages an operator. */
export const managedChoices = ["true", "false"] as const;
