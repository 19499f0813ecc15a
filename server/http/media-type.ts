import type { FastifyRequest } from "fastify";

/** Whether the body is said to be of a type; upper and lower case mean the same there. */
export const hasMediaType = ({ headers }: FastifyRequest, start: string): boolean =>
  headers["content-type"]?.trimStart().toLowerCase().startsWith(start) ?? false;
