import type { FastifyInstance } from "fastify";
import { probeWrites } from "#platform/database/probe-writes.ts";

/**
 * `/healthz`: the process responds; the shell recognises its body and so tells it from a gateway. `/readyz`: ready to
 * serve, so the database accepts writes, a demo has its data, and no
 * shutdown has begun; for load balancers.
 */
export const addHealth = (app: FastifyInstance): void => {
  // Some load balancers send HEAD; the shell's page would answer those with 200.
  const options = { exposeHeadRoute: true, config: { isHealth: true } } as const;
  app.get("/healthz", options, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );
  // Shared by concurrent checks, so that they don't pile up on a stalled database.
  let probing: Promise<void> | undefined;
  const probe = () =>
    (probing ??= probeWrites(app.services.database).finally(() => {
      probing = undefined;
    }));
  app.get("/readyz", options, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (app.stopping) return reply.code(503).send({ status: "stopping" });
    if (app.draining) return reply.code(503).send({ status: "draining" });
    if (app.preparing) return reply.code(503).send({ status: "preparing" });
    try {
      await probe();
    } catch (error) {
      request.log.error({ err: error }, "The database doesn't accept writes");
      return reply.code(503).send({ status: "database doesn't accept writes" });
    }
    return reply.send({ status: "ready" });
  });
};
