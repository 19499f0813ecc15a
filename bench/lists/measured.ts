import { busy } from "./fill/client-apps.ts";
import { rows } from "./fill/rows.ts";

interface List {
  name: string;
  path: string;
  /** Sortable columns, except the default one. */
  sorts?: readonly string[];
  /** A search that matches almost nothing, and one that matches everything. */
  searches?: readonly string[];
}

const ofClientApp = `/cc-api/client-app/${busy.clientApp}`;

const lists: readonly List[] = [
  {
    name: "operators",
    path: "/mc-api/operator/list",
    sorts: ["name", "email", "role", "status", "createdAt", "lastSignInAt"],
    searches: ["operator9999", "bench"],
  },
  {
    name: "sessions",
    path: "/mc-api/session/list",
    sorts: ["account", "createdAt"],
    searches: ["operator9999", "bench"],
  },
  {
    name: "applicants",
    path: "/mc-api/applicant/list",
    sorts: ["account"],
    searches: ["applicant9999", "company"],
  },
  { name: "audit log", path: "/mc-api/audit/list", searches: ["target9999", "target"] },
  { name: "mails", path: "/mc-api/mail/list", searches: ["o9999", "subject"] },
  {
    name: "announcements",
    path: "/mc-api/announcement/list",
    sorts: ["level"],
    searches: ["title 9999", "title"],
  },
  {
    name: "client apps",
    path: "/cc-api/client-app/list",
    sorts: ["name", "keyCount", "lastUsedAt"],
    searches: ["client app 9999", "client app"],
  },
  { name: "keys of one client app", path: `${ofClientApp}/key/list` },
  {
    name: "deliveries of one webhook",
    path: `${ofClientApp}/webhook/${busy.webhook}/delivery/list`,
  },
  {
    name: "usage by client app",
    path: "/cc-api/usage/client-app/list?range=24h",
    sorts: ["name", "refused", "errors", "quota"],
    searches: ["client app 9999", "client app"],
  },
  {
    name: "clients",
    path: "/cc-api/finance/client/list",
    sorts: ["name", "balance", "creditLimit", "createdAt"],
    searches: ["C-9999", "client"],
  },
  { name: "ledger", path: "/cc-api/finance/ledger/list", searches: ["E-9999", "bench"] },
  {
    name: "top-ups",
    path: "/cc-api/finance/top-up/list",
    sorts: ["amount", "client"],
    searches: ["T-9999", "reference"],
  },
  {
    name: "invoices",
    path: "/cc-api/finance/invoice/list",
    sorts: ["number", "dueAt", "total"],
    searches: ["I-9999", "client"],
  },
];

const asking = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** Every measured page of every list, with a name. */
export const measured: readonly (readonly [name: string, path: string])[] = lists.flatMap(
  ({ name, path, sorts = [], searches = [] }) => [
    [`${name}, first page`, path] as const,
    [`${name}, last page`, asking(path, `page=${rows / 20}`)] as const,
    ...sorts.map((sort) => [`${name}, by ${sort}`, asking(path, `sort=${sort}`)] as const),
    ...searches.map(
      (search) =>
        [`${name}, "${search}"`, asking(path, `search=${encodeURIComponent(search)}`)] as const,
    ),
  ],
);
