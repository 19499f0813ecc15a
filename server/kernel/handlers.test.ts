import { describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { Services } from "#platform/services.ts";
import type { Feature } from "./call.ts";
import { guarded, probe, probeEndpoints, secret } from "./test-endpoints.ts";

// Never reached: the contract is checked before anything is served.
const services = {} as Services;

describe("the server fails to start", () => {
  test("when a call of the contract has no handler", async () => {
    const only: Feature = (route) => route(guarded, () => Promise.resolve(true as const));
    const made = createApp(services, { features: [only], endpoints: [guarded, secret] });
    await expect(made).rejects.toThrow("Calls without a handler: probe.secret");
  });

  test("when a handler's call isn't in the contract", async () => {
    const made = createApp(services, {
      features: [probe],
      endpoints: probeEndpoints.filter((endpoint) => endpoint !== guarded),
    });
    await expect(made).rejects.toThrow("that the contract does not list: probe.guarded");
  });

  test.each([undefined, "nobody:knows:this"])(
    "when a call's access is %s, not a permission @security-23",
    async (access) => {
      const endpoints = probeEndpoints.map((endpoint) =>
        endpoint === guarded ? ({ ...guarded, access } as unknown as typeof guarded) : endpoint,
      );
      const features: Feature[] = [
        (route) => {
          for (const endpoint of endpoints)
            route(endpoint as never, () => Promise.resolve(true) as never);
        },
      ];
      const made = createApp(services, { features, endpoints });
      await expect(made).rejects.toThrow("do not say who may make them: probe.guarded");
    },
  );

  test("when a call has two handlers", async () => {
    const made = createApp(services, { features: [probe, probe], endpoints: probeEndpoints });
    await expect(made).rejects.toThrow("Two handlers for one call: probe.echo");
  });
});
