export const part = "checked";
