export type { TestAnswers, TestCall } from "./answering.ts";
export { createTestHost, type TestHost, type TestHostOptions } from "./create-test-host.ts";
export { mountForTest, type TestMount } from "./mount-for-test.ts";
