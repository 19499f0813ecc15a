import type { Transporter } from "nodemailer";
import type { Mail } from "./mailer.ts";

/** Sends one mail to a mail server; rejects if the server refuses it. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Delivery by SMTP. `url` is `smtp://user:password@host:port`, or `smtps:`. */
export const smtpDelivery = (url: string, from: string): Deliver => {
  // Loaded with the first mail: a server starts sooner without, and many send none.
  let transport: Promise<Transporter> | undefined;
  const connect = async () => (await import("nodemailer")).createTransport(url);
  return async ({ to, subject, text, locale, files = [], messageId }) => {
    transport ??= connect();
    await (
      await transport
    ).sendMail({
      from,
      to,
      subject,
      text,
      headers: { "Content-Language": locale },
      ...(messageId !== undefined && { messageId }),
      attachments: files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      })),
    });
  };
};
