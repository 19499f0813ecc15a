import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { VisionEngine } from "../engine.ts";

export interface RecognitionService {
  /** For `VISION_URL`. */
  url: string;
  /** SHA-256 of each picture checked for faces, in order. */
  looks: readonly string[];
  /** Awaited before it answers about faces; by default nothing. */
  hold: () => Promise<void>;
  close: () => Promise<void>;
}

const model = { name: "test-service", dimensions: 8 };

/**
 * A company's recognition service, for server processes. It sees one face in every picture, or what `detectFaces`
 * returns, whose vectors have eight dimensions.
 */
export const startRecognitionService = async (
  detectFaces?: VisionEngine["detectFaces"],
): Promise<RecognitionService> => {
  const looks: string[] = [];
  const service = { hold: () => Promise.resolve() };
  const answer = async (path: string, regions: number, picture: Buffer): Promise<unknown> => {
    if (path === "/models") return { face: model, region: model, labels: [] };
    if (path === "/objects") return { objects: [] };
    const digest = createHash("sha256").update(picture).digest();
    // Derived from the picture, so that the same one is the nearest.
    const embedding = [...digest.subarray(0, model.dimensions)].map((byte) => byte - 127.5);
    if (path === "/regions")
      return { embeddings: Array.from({ length: regions }, () => embedding) };
    looks.push(digest.toString("hex"));
    await service.hold();
    if (detectFaces) {
      const faces = await detectFaces(picture, { embed: true });
      return { faces: faces.map((face) => ({ ...face, embedding: [...face.embedding] })) };
    }
    const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const pose = { yaw: 0, pitch: 0, roll: 0 };
    const measures = { score: 1, sharpness: 100, brightness: 120, liveness: 1 };
    return { faces: [{ box, pose, ...measures, embedding }] };
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
      void answer(pathname, searchParams.getAll("region").length, Buffer.concat(parts)).then(
        (value) => response.end(JSON.stringify(value)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    looks,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};
