/** Real faces, for tests in the browser too. */
export { portrait } from "@console-shell/server/platform/vision/testing/portraits";
