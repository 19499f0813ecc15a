/** How many rows a database of a size has. At 100: a million events, 200,000 people, 300,000 pictures. */
export const sizesOf = (size: number) => ({
  events: 10_000 * size,
  operators: 2_000 * size,
  sessions: 500 * size,
  applicants: 500 * size,
  mails: 2_000 * size,
  notifications: 200 * size,
  clients: 2_000 * size,
  entries: 2_000 * size,
  proposals: 1_000 * size,
  /** Clients with a plan and a client app with keys. */
  paying: 200 * size,
  deliveries: 1_000 * size,
  libraries: 3 * size,
  images: 3_000 * size,
  queries: 500 * size,
  people: 100 * size,
  erasures: 50 * size,
});

export type Sizes = ReturnType<typeof sizesOf>;
