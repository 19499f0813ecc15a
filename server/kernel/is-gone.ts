import type { FastifyRequest } from "fastify";

/** Whether the client has disconnected, so remaining work can be skipped. */
export const isGone = ({ raw }: Pick<FastifyRequest, "raw">): boolean => raw.socket.destroyed;
