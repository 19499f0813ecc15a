/** Limits of saved views of lists. */
export const listViewLimits = {
  /** Characters of a name. */
  name: 60,
  /** An operator's own views per list. */
  own: 50,
  /** An operator's own views of all lists. */
  ofOperator: 1000,
  /** Parameters of the address that a view sets. */
  parameters: 30,
  /** Lists that an operator's account has a default view of. */
  defaults: 200,
  /** Columns whose place a view remembers. */
  columns: 60,
} as const;
