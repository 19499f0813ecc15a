import type { MessageKey } from "../i18n/texts.ts";

const nouns: Record<string, MessageKey> = {
  operator: "permission.operator",
  role: "permission.role",
  applicant: "permission.applicant",
  announcement: "permission.announcement",
  session: "permission.session",
  mail: "permission.mail",
  audit: "permission.audit",
  usage: "permission.usage",
  alert: "permission.alert",
  query: "permission.query",
  catalogue: "permission.catalogue",
  application: "permission.application",
  key: "permission.key",
  webhook: "permission.webhook",
  collection: "permission.collection",
  person: "permission.person",
  library: "permission.library",
  image: "permission.image",
  client: "permission.client",
  ledger: "permission.ledger",
  invoice: "permission.invoice",
  topup: "permission.topup",
  refund: "permission.refund",
  adjustment: "permission.adjustment",
  issuer: "permission.issuer",
  plan: "permission.plan",
};

const verbs: Record<string, MessageKey> = {
  read: "permission.read",
  "read-all": "permission.readAll",
  create: "permission.create",
  update: "permission.update",
  "update-all": "permission.updateAll",
  delete: "permission.delete",
  review: "permission.review",
  revoke: "permission.revoke",
  end: "permission.end",
  propose: "permission.propose",
  decide: "permission.decide",
  issue: "permission.issue",
  grant: "permission.grant",
};

/** A word of a permission code; without a key, the code is shown as it is. */
export interface PermissionWord {
  code: string;
  key: MessageKey | undefined;
}

interface PermissionGroup {
  subApp: string;
  /** The permitted verbs of each noun. */
  things: { noun: PermissionWord; verbs: PermissionWord[] }[];
}

const wordOf = (code: string, known: Record<string, MessageKey>): PermissionWord => ({
  code,
  key: Object.hasOwn(known, code) ? known[code] : undefined,
});

/** Permission codes (`<sub-app>:<noun>:<verb>`) grouped by sub-app and noun, in the given order. */
export const permissionGroups = (codes: readonly string[]): PermissionGroup[] => {
  const groups = new Map<string, PermissionGroup>();
  for (const code of codes) {
    const [subApp = "", noun = "", verb] = code.split(":");
    const group = groups.get(subApp) ?? { subApp, things: [] };
    groups.set(subApp, group);
    // `<sub-app>:open` is implied by the group's presence.
    if (verb === undefined) continue;
    let thing = group.things.find((known) => known.noun.code === noun);
    if (!thing) {
      thing = { noun: wordOf(noun, nouns), verbs: [] };
      group.things.push(thing);
    }
    thing.verbs.push(wordOf(verb, verbs));
  }
  return [...groups.values()];
};
