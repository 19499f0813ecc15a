/** One browser, which answers what was answered. */
export interface Browser {
  done: (
    method: string,
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
}
