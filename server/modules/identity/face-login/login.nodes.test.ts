import { type CameraStep, faceConsent } from "@console-shell/contract/words/camera-steps";
import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ActedFace, actingEngine } from "#platform/vision/testing/acting-engine.ts";
import {
  type RecognitionService,
  startRecognitionService,
} from "#platform/vision/testing/recognition-service.ts";
import { faceLogin, following, tryOf } from "./testing/follow.ts";
import { throttleRules } from "../session/throttle/rules.ts";

// Challenges issued by one node work on another, are valid once across both, and tries count on every node.

let service: RecognitionService;
let nodes: TwoNodes;
beforeAll(async () => {
  service = await startRecognitionService((picture) => actingEngine.detectFaces(picture));
  nodes = await startTwoNodes({ VISION_URL: service.url });
});
afterAll(async () => {
  await nodes.close();
  await service.close();
});

const me: ActedFace = { who: 1 };
const stranger: ActedFace = { who: 2 };
let account: string;
beforeEach(async () => {
  const operator = await nodes.addOperator("sales");
  account = operator.account;
  const cookie = await nodes.signIn(operator.id);
  const own = "/cc-api/operator/face";
  const begun = await nodes.a.request("POST", `${own}/begin`, { cookie });
  const { challengeId, steps } = begun.body as { challengeId: string; steps: CameraStep[] };
  const frames = await following(steps, me);
  const body = { challengeId, frames, consent: faceConsent };
  const enrolled = await nodes.b.request("POST", `${own}/enrol`, { cookie, body });
  expect(enrolled.status, enrolled.text).toBe(200);
});

test("steps from one node can be followed on the other @full", async () => {
  const answer = await faceLogin(nodes.b, await tryOf(nodes.a, account, me));
  expect(answer.status, answer.text).toBe(200);
  const cookie = answer.cookies[0]!.split(";")[0]!;
  const own = await nodes.a.request("GET", "/auth/account/info", { cookie });
  expect(own.body).toMatchObject({ account });
});

test("the same frames sent to both nodes concurrently sign in once @security-35 @full", async () => {
  const body = await tryOf(nodes.a, account, me);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => faceLogin(nodes.inTurn(number), body)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
  expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
});

test("attempts on both nodes count together @security-35 @full", async () => {
  const { limit } = throttleRules.loginToAccount;
  const statuses: number[] = [];
  for (let round = 0; round < limit + 2; round += 1) {
    const body = await tryOf(nodes.inTurn(round + 1), account, stranger);
    statuses.push((await faceLogin(nodes.inTurn(round), body)).status);
  }
  expect(statuses).toEqual([...Array<number>(limit).fill(401), 429, 429]);
});
