/**
 * A variable's value for people and logs. A URL loses everything that may be a credential, a secret that isn't one is
 * only said to be set.
 */
export const shownValue = (value: string, isSecret = false): string => {
  const url = /^[a-z]+:\/\//.test(value) ? URL.parse(value) : null;
  if (!url) return isSecret ? "(set)" : value;
  const { protocol, host, pathname } = url;
  return `${protocol}//${host}${pathname}`;
};
