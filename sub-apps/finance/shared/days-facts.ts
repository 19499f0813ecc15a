/** The values of the text `mail.days`, which says how many days before or after the due date. */
export const daysFacts = (days: number) => ({
  count: Math.abs(days),
  when: days === 0 ? "on" : days < 0 ? "before" : "after",
});
