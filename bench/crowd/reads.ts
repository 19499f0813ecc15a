/** The calls of Home, as the shell makes them; the queue's lists are those of the roles that the bench has. */

const listOf = (path: string, filter: string) => `${path}?${filter}&pageSize=50`;
const proposals = (noun: string) =>
  listOf(`/cc-api/finance/${noun}/list`, "status=waiting&by=others&sort=createdAt&order=asc");

/** Each kind of work: its list, and the permission to act on it. */
export const workLists = {
  "finance.topUps": { list: proposals("top-up"), permission: "finance:topup:decide" },
  "finance.refunds": { list: proposals("refund"), permission: "finance:refund:decide" },
  "finance.adjustments": { list: proposals("adjustment"), permission: "finance:adjustment:decide" },
  "finance.overdueInvoices": {
    list: listOf("/cc-api/finance/invoice/list", "status=overdue&sort=dueAt&order=asc"),
    permission: "finance:invoice:read",
  },
  "console.alerts": {
    list: listOf("/cc-api/alert/list", "state=firing"),
    permission: "console:alert:read",
  },
} as const;
export type WorkName = keyof typeof workLists;
export const workNames = Object.keys(workLists) as WorkName[];

export const marksOf = (name: WorkName, ids: readonly string[]): string => {
  const [subApp, kind] = name.split(".") as [string, string];
  const query = new URLSearchParams({ subApp, kind, recordIds: ids.join(",") });
  return `/cc-api/work/mark/list?${query.toString()}`;
};

export const reads = {
  waiting: ["/cc-api/operator/waiting"],
  notifications: ["/cc-api/notification/list?page=1&pageSize=20"],
  announcements: ["/cc-api/announcement/current"],
  account: ["/auth/account/info", "/auth/account/permissions"],
} as const;
