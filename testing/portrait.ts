/** Real faces, for tests in the browser too. */
export { portrait } from "@console-shell/server/vision/testing/portraits";
