import type { FastifyRequest } from "fastify";

const bearer = /^Bearer +(csk_(?:production|sandbox)_[0-9a-f]{8}_[0-9a-f]{64}) *$/i;

/** The key that a request came with; undefined where what came is none, so that nothing looks it up. */
export const readKey = ({ headers }: Pick<FastifyRequest, "headers">): string | undefined =>
  bearer.exec(headers.authorization ?? "")?.[1];
