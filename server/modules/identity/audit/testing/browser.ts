/** One browser, which returns the responses it gets. */
export interface Browser {
  done: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
}
