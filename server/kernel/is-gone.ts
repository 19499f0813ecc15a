import type { FastifyRequest } from "fastify";

/** Whether whoever asked has hung up: what is not done yet need not be done any more. */
export const isGone = ({ raw }: Pick<FastifyRequest, "raw">): boolean => raw.socket.destroyed;
