import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const model = { name: "company", dimensions: 8 };
const labels = ["cup", "chair", "widget"];
const box = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };

const answer = (path: string, regions: number, picture: Buffer): unknown => {
  if (path === "/models") return { face: model, region: model, labels: [...labels, "clock"] };
  if (path === "/faces") return { faces: [] };
  const [kind = 0, sureness = 0, ...looks] = createHash("sha256").update(picture).digest();
  const embedding = looks.slice(0, model.dimensions).map((byte) => byte - 127.5);
  if (path === "/regions") return { embeddings: Array.from({ length: regions }, () => embedding) };
  const score = 0.6 + sureness / 1_000;
  return { objects: [{ label: labels[kind % labels.length], score, box }] };
};

/**
 * A company's own recognition service. Every picture shows one object, always the same one, and is
 * more similar to itself than to any other.
 */
export const startCompanyEngine = async (): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
      const regions = searchParams.getAll("region").length;
      response.end(JSON.stringify(answer(pathname, regions, Buffer.concat(parts))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
