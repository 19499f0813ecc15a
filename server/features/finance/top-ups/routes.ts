import {
  approveTopUp,
  getTopUp,
  listTopUps as listTopUpsEndpoint,
  proposeTopUp,
  rejectTopUp,
  withdrawTopUp,
} from "@console-shell/contract/endpoints/finance-top-ups";
import type { Feature } from "../../../http/call.ts";
import { postEntry } from "../post-entry.ts";
import { decideTopUp } from "./decide-top-up.ts";
import { handleProposeTopUp } from "./propose-top-up.ts";
import { findTopUp, listTopUps } from "./top-up-queries.ts";

/** Top-ups from the proposal to the decision of somebody else. */
export const topUps: Feature = (route, _hooks, services) => {
  const { database } = services;

  route(listTopUpsEndpoint, ({ query, session }) => listTopUps(services, session, query));

  route(getTopUp, ({ params, session }) => findTopUp(database, session, params.id));

  route(proposeTopUp, handleProposeTopUp);

  route(approveTopUp, (call) =>
    database.transaction().execute(async (transaction) => {
      const { params, body, session, now } = call;
      await decideTopUp(call, transaction, params.id, {
        status: "approved",
        reason: "",
        ...body,
        post: ({ id, number, client_id: clientId, amount, reference }) =>
          postEntry(
            services,
            transaction,
            session,
            {
              clientId,
              kind: "top-up",
              amount,
              memo: `${number} · ${reference}`,
              // Of the top-up, and with a character that no caller's key has: nobody can take it.
              idempotencyKey: `top-up/${id}`,
            },
            now,
          ),
      });
      return findTopUp(transaction, session, params.id);
    }),
  );

  route(rejectTopUp, (call) =>
    database.transaction().execute(async (transaction) => {
      const { params, body, session } = call;
      await decideTopUp(call, transaction, params.id, { status: "rejected", ...body });
      return findTopUp(transaction, session, params.id);
    }),
  );

  route(withdrawTopUp, (call) =>
    database.transaction().execute(async (transaction) => {
      const { params, body, session } = call;
      await decideTopUp(call, transaction, params.id, {
        status: "withdrawn",
        reason: "",
        ...body,
      });
      return findTopUp(transaction, session, params.id);
    }),
  );
};
