/** Limits of the work queue that server and screens agree on. */
export const workLimits = {
  /** Items read of each kind. */
  ofEach: 50,
  /** Characters of an item's name, as marks and notifications keep it. */
  title: 200,
  comment: 2_000,
  /** Comments shown of an item, the newest. */
  comments: 100,
  /** How far ahead an item may be snoozed, in milliseconds. */
  snooze: 366 * 86_400_000,
} as const;
