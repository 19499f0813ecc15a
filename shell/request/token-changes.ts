/**
 * Knows whether the session has got a new token meanwhile: the server gives it one where somebody
 * proves who they are or changes what it takes to sign in, and the old token is worth nothing from
 * then on. A call that was under way is answered with a 401, though nobody was signed out.
 */
export interface TokenChanges {
  /** Watches a call that gives the session a new token where it succeeds. */
  watch(renewing: Promise<unknown>): void;
  /** To be taken before a call: tells later, once the changes under way have ended, whether any has succeeded since. */
  since(): () => Promise<boolean>;
}

export const createTokenChanges = (): TokenChanges => {
  const underWay = new Set<Promise<unknown>>();
  let succeeded = 0;
  return {
    watch(renewing) {
      const ended = renewing.then(
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
