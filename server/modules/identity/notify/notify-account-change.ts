import type { Role } from "@console-shell/contract";
import type { AccountChange } from "@console-shell/contract/words/notifications";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import { notify } from "./notify.ts";

/** Notifies operators of an administrator's change to the account, in the same transaction. */
export const notifyAccountChange = (
  transaction: Kysely<Tables>,
  operatorId: string | readonly string[],
  { what, role }: { what: AccountChange; role?: Role },
  { session, now }: { session: Session; now: number },
): Promise<void> =>
  notify(
    transaction,
    {
      to: [operatorId].flat(),
      kind: "account.changed",
      facts: { what, by: session.provisioning?.name ?? session.account, ...(role && { role }) },
      path: "/user-info",
    },
    now,
  );
