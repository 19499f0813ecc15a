/**
 * Tracks whether the session's token was rotated: the server issues a new one on reauthentication and on
 * changes to sign-in credentials, and the old one is invalid at once. A call in flight then gets a 401
 * although nobody was signed out.
 */
interface TokenChanges {
  /** Tracks a call that rotates the token if it succeeds. */
  watch(renewing: Promise<unknown>): void;
  /**
   * Call before a request: returns a function that tells, once pending rotations have settled, whether any
   * has succeeded since.
   */
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
