/** Reads that go stale by what others do; the server tells when. The calls are the keys of their queries. */
export const liveReads = {
  notifications: "GET /cc-api/notification/list",
  announcements: "GET /cc-api/announcement/current",
  waiting: "GET /cc-api/operator/waiting",
} as const;
