import { dirname } from "node:path";
import {
  chunkTimeout,
  defaultAppType,
  type Endpoint,
  endpoints as consoleEndpoints,
  publicEndpoints,
  scimEndpoints,
} from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { addMetrics } from "./modules/console/index.ts";
import { admission, features as allFeatures } from "./modules/index.ts";
import { allowedMethods, isApiPath } from "./kernel/allowed-methods.ts";
import type { Feature } from "./kernel/call.ts";
import { addEndpoint } from "./kernel/endpoint-route.ts";
import { sendError } from "./kernel/errors.ts";
import { collectHandlers } from "./kernel/handlers.ts";
import { addHealth } from "./kernel/health.ts";
import { sendHtml } from "./kernel/html.ts";
import { addUploads, createKernel, type KernelOptions } from "./kernel/kernel.ts";
import { addOpenApi } from "./kernel/openapi/routes.ts";
import { Refusal } from "./kernel/refusal.ts";
import { addRequestLog } from "./kernel/request-log.ts";
import { addBackends, addPages, type PageOptions } from "./modules/registry/index.ts";
import type { Services } from "./platform/services.ts";

export interface AppOptions extends KernelOptions {
  /** The product's features and calls, unless a test brings its own. */
  features?: readonly Feature[];
  endpoints?: readonly Endpoint[];
  pages?: Partial<PageOptions>;
  /** The token that reads the metrics at `/metrics`; without it nobody does. */
  metricsToken?: string | undefined;
}

const allEndpoints = [...consoleEndpoints, ...publicEndpoints, ...scimEndpoints];
const repository = dirname(import.meta.dirname);

/** The whole server, ready to listen. Closing it ends the requests in flight first. */
export const createApp = async (
  services: Services,
  {
    features = allFeatures,
    endpoints = allEndpoints,
    pages,
    metricsToken,
    ...kernel
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const registered = collectHandlers(features, endpoints, services);
  const app = await createKernel(services, admission, kernel);
  app.decorate("handlers", registered.handlers);
  addRequestLog(app, registered.listeners);
  if (!services.processRoles.has("web"))
    app.addHook("onRequest", ({ routeOptions }, _reply, done) =>
      done(routeOptions.config.isHealth ? undefined : new Refusal("not_found")),
    );
  addHealth(app);
  addMetrics(app, metricsToken);
  const calls = [...registered.handlers];
  for (const call of calls) if (!call[0].upload) addEndpoint(app, ...call);
  await addUploads(app, (scope) => {
    for (const call of calls) if (call[0].upload) addEndpoint(scope, ...call);
  });
  for (const [path, render] of registered.pages)
    app.get(path, (request, reply) =>
      sendHtml(reply, (nonce) => render({ request, reply, locale: request.locale, nonce })),
    );
  addOpenApi(app, endpoints);
  await addBackends(app);
  addPages(app, {
    root: repository,
    appType: defaultAppType,
    autoCaptureError: true,
    chunkTimeout,
    vitalsShare: 0,
    ...pages,
  });
  const methodsAt = allowedMethods(endpoints);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0]!;
    const methods = isApiPath(path) ? methodsAt(path) : [];
    if (methods.length === 0) return sendError(new Refusal("not_found"), request, reply);
    void reply.header("allow", methods.join(", "));
    return sendError(new Refusal("method_not_allowed"), request, reply);
  });
  app.addHook("onReady", (done) => {
    for (const start of registered.starters) start(app);
    done();
  });
  app.addHook("onClose", async () => {
    await services.background.settled();
    for (const close of registered.closers) await close();
  });
  return app;
};
