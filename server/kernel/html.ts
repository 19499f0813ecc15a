import type { FastifyReply } from "fastify";
import { contentSecurityPolicy, newNonce } from "./security-headers.ts";

/** Sends a page of the server itself; `render` puts the nonce on its styles and scripts. */
export const sendHtml = async (
  reply: FastifyReply,
  render: (nonce: string) => string | Promise<string>,
): Promise<FastifyReply> => {
  const nonce = newNonce();
  const html = await render(nonce);
  return reply
    .header("content-security-policy", contentSecurityPolicy(nonce))
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
};

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
