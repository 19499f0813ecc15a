/** Whether a file is a test or only used by tests. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.ts$/.test(path);
