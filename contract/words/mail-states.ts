/** Whether the mail server accepted a mail. */
export const mailStates = ["sent", "failed"] as const;
