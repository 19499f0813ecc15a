import {
  approvalReasonHeader,
  isKeyEndpoint,
  type OperatorEndpoint,
  type Permission,
} from "@console-shell/contract";
import {
  approvalReasonLength,
  type SecondPersonKind,
} from "@console-shell/contract/words/approvals";
import { proseText } from "@console-shell/contract/words/typed-text";
import type { FastifyRequest } from "fastify";
import type { Approval, Call, ChangeToApprove, Feature, Route } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import { readSecondPerson } from "../security-policy/reads.ts";
import { storeApproval } from "./writes.ts";

/** A call that may need a second person, and so a permission of its own. */
export type GuardedEndpoint = OperatorEndpoint & { access: Permission };

/** Thrown to roll back a change whose caller has said why it's needed. */
class SentForApproval extends Error {
  override readonly name = "SentForApproval";
  readonly change: ChangeToApprove;
  readonly reason: string;

  constructor(change: ChangeToApprove, reason: string) {
    super("The change waits for approval");
    this.change = change;
    this.reason = reason;
  }
}

/** Why the caller needs the change; undefined if the request doesn't say. */
const reasonOf = ({ headers }: FastifyRequest): string | undefined => {
  const encoded = headers[approvalReasonHeader]?.toString();
  if (encoded === undefined) return undefined;
  const refuse = (code: "malformed" | "required" | "too_large") =>
    new Refusal("bad_input", [{ path: approvalReasonHeader, code }]);
  let reason: string;
  try {
    reason = proseText(decodeURIComponent(encoded));
  } catch {
    throw refuse("malformed");
  }
  if (reason === "") throw refuse("required");
  if (reason.includes("\0")) throw refuse("malformed");
  if (reason.length > approvalReasonLength) throw refuse("too_large");
  return reason;
};

const kindsOf = ({ secondPerson = [] }: GuardedEndpoint): readonly SecondPersonKind[] =>
  Array.isArray(secondPerson) ? (secondPerson as readonly SecondPersonKind[]) : [];

/** Checks each change of a call against the policy. */
const approvalOf = (
  endpoint: GuardedEndpoint,
  { request }: Pick<Call<GuardedEndpoint>, "request">,
): Approval => ({
  audited: {},
  async require(transaction, change) {
    const { kinds = kindsOf(endpoint) } = change;
    if (kinds.length === 0) return;
    const policy = await readSecondPerson(transaction);
    if (!kinds.some((kind) => policy[kind])) return;
    const reason = reasonOf(request);
    if (reason === undefined) throw new Refusal("second_person_required");
    throw new SentForApproval(change, reason);
  },
});

const isGuarded = (endpoint: unknown): endpoint is GuardedEndpoint =>
  typeof endpoint === "object" && endpoint !== null && "secondPerson" in endpoint;

/**
 * Wraps a feature so that its changes wait for a second person if the policy says so. The handler runs up to the end of
 * the checks, in a transaction that is rolled back, so that only what would be made now can be sent for approval.
 */
export const withSecondPerson =
  (feature: Feature): Feature =>
  (route, hooks, services) => {
    const guarded: Route = (endpoint, handler) => {
      if (isKeyEndpoint(endpoint) || !isGuarded(endpoint)) return route(endpoint, handler);
      return route(endpoint, async (call) => {
        // It's being approved.
        if (call.approval) return handler(call);
        call.approval = approvalOf(endpoint, call);
        try {
          return await handler(call);
        } catch (error) {
          if (!(error instanceof SentForApproval)) throw error;
          const { params, body, session, request, now } = call;
          await storeApproval(
            // Calls that need a permission have a session.
            { services, session: session as Session, request, now },
            { endpoint, input: { params, body }, change: error.change, reason: error.reason },
          );
          throw new Refusal("sent_for_approval");
        }
      });
    };
    feature(guarded, hooks, services);
  };
