/**
 * Knows which calls may have given the session a new token: the server does so where somebody
 * proves who they are or changes their second factors, and the old token is worth nothing from then
 * on. A call that was under way meanwhile is answered with a 401, though nobody was signed out.
 */
export interface TokenChanges {
  /** Watches a call that changes something; any of those may be one. */
  watch(changing: Promise<unknown>): void;
  /** To be taken before a call: tells later, once the changes under way have ended, whether any has succeeded since. */
  since(): () => Promise<boolean>;
}

export const createTokenChanges = (): TokenChanges => {
  const underWay = new Set<Promise<unknown>>();
  let succeeded = 0;
  return {
    watch(changing) {
      const ended = changing.then(
        () => void (succeeded += 1),
        () => undefined,
      );
      underWay.add(ended);
      void ended.then(() => underWay.delete(ended));
    },
    since() {
      const before = succeeded;
      return async () => {
        await Promise.all(underWay);
        return succeeded !== before;
      };
    },
  };
};
