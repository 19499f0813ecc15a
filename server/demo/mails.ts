import {
  registrationApprovedMail,
  registrationRejectedMail,
  confirmAddressMail,
  noticeMail,
  operatorInvitedMail,
  resetCodeMail,
} from "#modules/identity/index.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { newId } from "#platform/database/id.ts";
import { demoApplicants } from "./applicants.ts";
import type { Seed } from "./seed.ts";

const day = 86_400_000;
/** Only a mail's subject is stored: the mailbox page shows only mails that somebody waits for. */
const unkept = { publicUrl: "", token: "" } as const;

/** Typical errors of mail servers that reject a mail. */
const refusals = [
  "550 5.1.1 The email account that you tried to reach does not exist",
  "452 4.2.2 The recipient's mailbox is full",
  "connect ETIMEDOUT 203.0.113.25:587",
] as const;

const ofApplicants: [daysAgo: number, mail: Mail][] = demoApplicants.flatMap(
  ({ daysAgo, account, name, email, reference, status, rejection }) => {
    const locale = /\p{Script=Han}/u.test(name) ? "zh-CN" : "en-US";
    const to = { ...unkept, to: email, reference, locale } as const;
    const asked = confirmAddressMail(to);
    const decided =
      status === "approved"
        ? registrationApprovedMail({ ...to, name, account })
        : registrationRejectedMail({ ...to, name, reason: rejection });
    return [
      [daysAgo + 0.01, asked] as [number, Mail],
      ...(status === "waiting" ? [] : [[daysAgo * 0.9, decided] as [number, Mail]]),
    ];
  },
);

/** Mails of every kind over the last months; the mail server rejected a few. */
export const seedMails: Seed = async ({ database, now, random }) => {
  const operators = await database
    .selectFrom("operators")
    .select(["account", "name", "email as to", "locale", "createdAt"])
    .orderBy("account")
    .execute();
  const mails = [...ofApplicants];
  for (const { createdAt, ...operator } of operators) {
    const known = { ...unkept, ...operator };
    const daysAgo = () => 1.5 + random() * 80;
    const invitedAgo = (now - createdAt) / day;
    if (invitedAgo < 88) mails.push([invitedAgo, operatorInvitedMail({ ...known, isNew: true })]);
    if (random() < 0.3) mails.push([daysAgo(), resetCodeMail({ ...known, code: "000000" })]);
    if (random() < 0.25)
      mails.push([daysAgo(), noticeMail({ ...known, kind: "password-changed" })]);
    if (random() < 0.15)
      mails.push([daysAgo(), noticeMail({ ...known, kind: "second-factors-changed" })]);
    if (random() < 0.1) mails.push([daysAgo(), noticeMail({ ...known, kind: "email-changed" })]);
    if (random() < 0.08) mails.push([daysAgo(), operatorInvitedMail({ ...known, isNew: false })]);
  }
  const rows = mails
    .filter(([daysAgo]) => daysAgo < 88)
    // Identifiers sort by time, as those of real mails do.
    .toSorted(([one], [other]) => other - one)
    .map(([daysAgo, { to, ...mail }]) => {
      // None in the last day: the health page would report the mail server as failing.
      const failed = daysAgo > 1.2 && random() < 0.09;
      const createdAt = Math.round(now - daysAgo * day);
      return {
        id: newId(),
        subject: mail.subject,
        text: null,
        locale: mail.locale,
        recipient: to,
        createdAt,
        sentAt: failed ? null : createdAt,
        error: failed ? refusals[Math.floor(random() * refusals.length)]! : null,
      };
    });
  await database.insertInto("mails").values(rows).execute();
};
