import { sql } from "kysely";
import type { FastifyInstance } from "fastify";

/**
 * `/healthz`: the process answers; the shell tells it from a gateway by its words. `/readyz`: it can
 * serve, that is its database answers and it is not being stopped; a load balancer reads it.
 */
export const addHealth = (app: FastifyInstance): void => {
  // Some load balancers ask with HEAD; the shell's page would answer them that all is well.
  const options = { logLevel: "warn", exposeHeadRoute: true, config: { isHealth: true } } as const;
  app.get("/healthz", options, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );
  app.get("/readyz", options, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (app.stopping) return reply.code(503).send({ status: "stopping" });
    try {
      await sql`select 1`.execute(app.services.database);
    } catch (error) {
      request.log.error({ err: error }, "The database does not answer");
      return reply.code(503).send({ status: "database does not answer" });
    }
    return reply.send({ status: "ready" });
  });
};
