import type { Locale } from "@console-shell/contract";
import type { Feature } from "#kernel/call.ts";
import { escapeHtml } from "#kernel/html.ts";
import { isOnThisMachine } from "#kernel/on-this-machine.ts";
import { logo, pageLook } from "#kernel/page-look.ts";
import { Refusal } from "#kernel/refusal.ts";

const words: Record<Locale, { title: string; hint: string; empty: string; to: string }> = {
  "en-US": {
    title: "Mailbox",
    hint: "Without SMTP_URL, all e-mails are kept here. This page isn’t available in production.",
    empty: "No e-mails yet.",
    to: "To",
  },
  "zh-CN": {
    title: "收件箱",
    hint: "未设置 SMTP_URL 时，所有邮件都会保存在这里。生产环境中没有此页面。",
    empty: "还没有发送过邮件。",
    to: "收件人",
  },
};

const style = `
body { padding: 24px 16px 64px; }
main { max-width: 720px; margin: 0 auto; }
header { display: flex; align-items: center; gap: 12px; }
main > p { margin: 4px 0 24px; color: var(--quiet); }
h2 { margin: 0 0 4px; font-size: 16px; font-weight: 600; line-height: 24px; overflow-wrap: anywhere; }
small { display: block; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
article { padding: 20px; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
pre { margin: 12px 0 0; padding-top: 12px; border-top: 1px solid var(--line); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A mail's text as HTML, its web addresses as links. */
const bodyOf = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<&]+/g, (link) => `<a href="${link}">${link}</a>`);

/** Number of mails the page shows. */
const shown = 100;

/**
 * Serves unsent mails, newest first, at /dev/mailbox, only to this machine's own browser: they contain codes. With a
 * mail server, and in production, the page doesn't exist, nor does the shell's page for unknown addresses.
 */
export const mailbox: Feature = (_route, hooks, { database, mailer, publicUrl }) => {
  hooks.page("/dev/mailbox", async ({ request, locale, nonce }) => {
    if (!mailer.mailbox || !isOnThisMachine(request, publicUrl)) throw new Refusal("not_found");
    const mails = await database
      .selectFrom("mails")
      .selectAll()
      // The demo data's mails have no text.
      .where("text", "is not", null)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(shown)
      .execute();
    const { title, hint, empty, to } = words[locale];
    const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "long" });
    const articles = mails.map(
      (mail) => `<article lang="${mail.locale}">
<h2>${escapeHtml(mail.subject)}</h2>
<small>${to}: ${escapeHtml(mail.recipient)} · <time datetime="${new Date(mail.createdAt).toISOString()}">${time.format(mail.createdAt)}</time></small>
<pre>${bodyOf(mail.text ?? "")}</pre>
</article>`,
    );
    return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Console Shell</title>
<style nonce="${nonce}">${pageLook("system")}${style}</style>
</head>
<body>
<main>
<header>${logo}<h1>${title}</h1></header>
<p>${hint}</p>
${articles.length > 0 ? articles.join("\n") : `<p>${empty}</p>`}
</main>
</body>
</html>`;
  });
};
