/** Real faces, also for browser tests. */
export { portrait } from "@console-shell/server/platform/vision/testing/portraits";
