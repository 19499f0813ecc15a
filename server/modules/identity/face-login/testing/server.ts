import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import { createLogger } from "#platform/logger.ts";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { type ActedFace, actingEngine } from "#platform/vision/testing/acting-engine.ts";
import { enrol } from "./follow.ts";

/** One operator with an enrolled face, and one without. */
export const me: ActedFace = { who: 1 };
export const stranger: ActedFace = { who: 2 };

/** A server with simulated people in front of its camera. */
export interface FaceLoginServer {
  server: TestServer;
  /** The engine it uses from now on. */
  vision: VisionEngine;
  /** Every line of its log. */
  logged: readonly string[];
  /** Enrols `me` for sales. */
  enrolSales: () => Promise<void>;
}

export const startFaceLoginServer = async (): Promise<FaceLoginServer> => {
  const logged: string[] = [];
  const log = createLogger("trace", { write: (line) => void logged.push(line) });
  const detectFaces: VisionEngine["detectFaces"] = (...asked) =>
    camera.vision.detectFaces(...asked);
  const models: VisionEngine["models"] = () => camera.vision.models();
  const server = await startTestServer({ log, vision: { ...actingEngine, detectFaces, models } });
  const camera: FaceLoginServer = {
    server,
    vision: actingEngine,
    logged,
    async enrolSales() {
      const answer = await enrol(await server.as("sales"), me);
      expect(answer.status, answer.text).toBe(200);
    },
  };
  return camera;
};
