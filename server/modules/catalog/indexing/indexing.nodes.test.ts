import { startTwoNodes, type TwoNodes } from "@console-shell/testing/two-nodes";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type RecognitionService,
  startRecognitionService,
} from "#platform/vision/testing/recognition-service.ts";
import { plainImage, uploadOf } from "../testing/images.ts";

const pictures = 24;

let service: RecognitionService;
let nodes: TwoNodes;
beforeAll(async () => {
  service = await startRecognitionService();
  nodes = await startTwoNodes({ VISION_URL: service.url, VISION_WORKERS: "3" });
});
afterAll(async () => {
  await nodes.close();
  await service.close();
});

test("each of many pictures is indexed once by one of two nodes", async () => {
  const cookie = await nodes.signIn(nodes.operatorIds.root);
  const { id } = (
    await nodes.a.request("POST", "/cc-api/library/create", {
      cookie,
      body: { name: "Two nodes", kind: "general" },
    })
  ).body as { id: string };
  for (let number = 0; number < pictures; number++) {
    const bytes = await plainImage(`rgb(${number * 10}, 80, 120)`)
      .png()
      .toBuffer();
    const upload = uploadOf(bytes, `${number}.png`, "image/png");
    const path = `/cc-api/library/${id}/image/upload`;
    const answer = await nodes.inTurn(number).request("POST", path, { cookie, upload });
    expect(answer.status, answer.text).toBe(201);
  }
  const open = () =>
    nodes.database.selectFrom("jobs").select("state").where("state", "!=", "done").execute();
  await expect.poll(open, { timeout: 30_000 }).toEqual([]);
  expect(service.looks).toHaveLength(pictures);
  expect(new Set(service.looks).size).toBe(pictures);
  const faces = await nodes.database.selectFrom("faces").select("id").execute();
  expect(faces).toHaveLength(pictures);
});
