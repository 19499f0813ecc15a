import { addressKey } from "@console-shell/contract/words/typed-text";
import type { Endpoint } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { readDeviceCookie, findKnownDevice } from "./devices.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";
import { forgetTries, returnTry, type Subject, type ThrottleRule } from "./throttle/tries.ts";

interface Try {
  /** The browser, if somebody has signed in to the account with it before. */
  device: string | undefined;
  /** Resets the counts of this try and earlier ones, once it has succeeded. */
  proveHonest: (database: Kysely<Tables>) => Promise<void>;
  /** Refunds this try, because it wasn't checked. */
  takeBack: () => Promise<void>;
}

type TryCall = Pick<Call<Endpoint>, "services" | "request" | "reply" | "session" | "now"> & {
  body: { account: string };
};

/** Admits a try to sign in to an account, by any method, or throws `throttled`. */
export const countTry = async (call: TryCall): Promise<Try> => {
  const { services, body, request, now } = call;
  const account = addressKey(body.account);
  const device = await findKnownDevice(
    services.database,
    readDeviceCookie(request),
    body.account,
    now,
  );
  const takeBackAll = (tries: readonly (readonly [ThrottleRule, Subject])[]) => async () => {
    for (const [rule, subject] of tries) await returnTry(services.database, rule, subject);
  };
  if (device !== undefined) {
    const known = [throttleRules.loginFromDevice, [account, device]] as const;
    await throttle(call, known);
    return {
      device,
      proveHonest: (database) => forgetTries(database, ...known),
      takeBack: takeBackAll([known]),
    };
  }
  const fromAddress = [throttleRules.loginFromAddress, [request.ip]] as const;
  const toAccount = [throttleRules.loginToAccount, [account, request.ip]] as const;
  const anywhere = [throttleRules.loginToAccountAnywhere, [account]] as const;
  await throttle(call, fromAddress, toAccount, anywhere);
  return {
    device,
    async proveHonest(database) {
      await returnTry(database, ...fromAddress);
      await forgetTries(database, ...toAccount);
      await returnTry(database, ...anywhere);
    },
    takeBack: takeBackAll([fromAddress, toAccount, anywhere]),
  };
};
