/** Whether a file is a test, or what only tests use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.ts$/.test(path);
