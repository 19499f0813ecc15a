import type { login as loginEndpoint } from "@console-shell/contract/endpoints/session";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import type { Call } from "../../http/call.ts";
import { readDeviceCookie } from "./device-cookie.ts";
import { findKnownDevice } from "./known-devices.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";
import { forgetTries, returnTry } from "./throttle/tries.ts";

interface Try {
  /** The browser, where somebody has signed in to the account with it before. */
  device: string | undefined;
  /** Takes back what the try counted for, once it has proved honest. */
  proveHonest: (database: Kysely<Tables>) => Promise<void>;
}

/** Lets a try to sign in through, or throws `throttled`. */
export const countTry = async (call: Call<typeof loginEndpoint>): Promise<Try> => {
  const { services, body, request, now } = call;
  const account = body.account.toLowerCase();
  const device = await findKnownDevice(
    services.database,
    readDeviceCookie(request),
    body.account,
    now,
  );
  if (device !== undefined) {
    await throttle(call, [throttleRules.loginFromDevice, [account, device]]);
    return {
      device,
      proveHonest: (database) =>
        forgetTries(database, throttleRules.loginFromDevice, [account, device]),
    };
  }
  await throttle(
    call,
    [throttleRules.loginFromAddress, [request.ip]],
    [throttleRules.loginToAccount, [account, request.ip]],
    [throttleRules.loginToAccountAnywhere, [account]],
  );
  return {
    device,
    async proveHonest(database) {
      await returnTry(database, throttleRules.loginFromAddress, [request.ip]);
      await forgetTries(database, throttleRules.loginToAccount, [account, request.ip]);
      await returnTry(database, throttleRules.loginToAccountAnywhere, [account]);
    },
  };
};
