import { scimPath } from "@console-shell/contract";
import type { Feature } from "#kernel/call.ts";
import { detailOf } from "#kernel/errors.ts";
import type { AnswerEvent } from "#kernel/on-answer.ts";
import { newId } from "#platform/database/id.ts";
import type { Services } from "#platform/services.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { takeTry } from "../session/throttle/tries.ts";

const longest = { path: 500, detail: 1_000 } as const;

/** Stores a refused request of an identity provider, so that an administrator sees why it complains. */
const storeFailure = async (
  { database }: Pick<Services, "database">,
  { endpoint, session, url, refusal, status, at }: AnswerEvent,
): Promise<void> => {
  const tokenId = session?.provisioning?.tokenId;
  if (tokenId === undefined || !refusal) return;
  const { wait } = await takeTry(database, throttleRules.scimFailureWritten, [tokenId], at);
  if (wait > 0) return;
  const path = decodeURI(url.slice(scimPath.length)).replaceAll("\0", "").toWellFormed();
  await database
    .insertInto("scimFailures")
    .values({
      id: newId(),
      tokenId,
      at,
      method: endpoint.method,
      path: path.slice(0, longest.path),
      status,
      detail: detailOf(refusal).slice(0, longest.detail),
    })
    .execute();
};

/** Refused requests, for Management's page about provisioning. */
export const scimFailures: Feature = (_route, hooks, services) => {
  hooks.onAnswer((event) => {
    if ("scim" in event.endpoint && event.status >= 400)
      services.background.run("A refused request of an identity provider could not be kept", () =>
        storeFailure(services, event),
      );
  });
};
