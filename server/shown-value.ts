/** URLs lose their user, password and query, which may be credentials. */
const withoutCredentials = (text: string): string =>
  text.replaceAll(/(\w:\/\/)[^/\s]*@/g, "$1").replaceAll(/(\w:\/\/[^?\s]*)\?\S*/g, "$1");

const shownSecret = (value: string): string => {
  const url = /^(?:postgres(?:ql)?|smtps?):/.test(value) ? URL.parse(value) : null;
  return url ? `${url.protocol}//${url.host}${url.pathname}` : "(set)";
};

/** A variable's value for people and logs. Of a secret only a server's address is shown, or that it's set. */
export const shownValue = (value: string, isSecret = false): string =>
  isSecret ? shownSecret(value) : withoutCredentials(value);
