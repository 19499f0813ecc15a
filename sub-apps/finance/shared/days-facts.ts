/** The values of the text `mail.days`, which says how many days before or after the due date. */
export const daysFacts = (days: number) => ({
  days,
  count: Math.abs(days),
  when: days < 0 ? "before" : "after",
});
