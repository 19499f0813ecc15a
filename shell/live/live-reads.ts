/** Reads that other people's actions make stale; the server sends an event. The values are query keys. */
export const liveReads = {
  notifications: "GET /cc-api/notification/list",
  announcements: "GET /cc-api/announcement/current",
  waiting: "GET /cc-api/operator/waiting",
  /** The lists of the work queue. */
  work: "work",
} as const;
