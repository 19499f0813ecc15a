import type { FastifyRequest } from "fastify";

const bearer = /^Bearer +(csk_(?:production|sandbox)_[0-9a-f]{8}_[0-9a-f]{64}) *$/i;

/** The request's key; undefined if it isn't well formed, which saves the look-up. */
export const readKey = ({ headers }: Pick<FastifyRequest, "headers">): string | undefined =>
  bearer.exec(headers.authorization ?? "")?.[1];
