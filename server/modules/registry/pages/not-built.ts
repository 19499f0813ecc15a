import type { Locale, LocalizedText } from "@console-shell/contract";
import type { FastifyReply } from "fastify";
import { sendHtml } from "#kernel/html.ts";
import { logo, pageLook } from "#kernel/page-look.ts";

/** Seconds until a page that isn't built yet loads again. */
const loadsAgainAfter = 2;

/** Answers for a page whose build isn't there yet: it opens by itself once it is. */
export const sendNotBuilt = (
  reply: FastifyReply,
  text: LocalizedText,
  locale: Locale,
): Promise<FastifyReply> => {
  void reply.code(503).header("retry-after", loadsAgainAfter);
  return sendHtml(
    reply,
    (nonce) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${loadsAgainAfter}"><title>${text[locale]}</title>
<style nonce="${nonce}">${pageLook("system")}body { max-width: 480px; margin: 96px auto; padding: 24px; }</style></head>
<body>${logo}<p>${text[locale]}</p></body></html>`,
  );
};
