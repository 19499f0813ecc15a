import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { expect } from "vitest";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { colourEngine } from "./colour-engine.ts";

/** Bright red and green, an orange between them, two blues and a dark red. */
const pictures = {
  red: "#f00000",
  orange: "#ff9000",
  green: "#00e000",
  blue: "#0000d0",
  navy: "#000090",
  maroon: "#700000",
};

export interface Found {
  id: string;
  searchId: string;
  round: number;
  rounds: { round: number }[];
  judgedCount: number;
  results: {
    id: string;
    fileName: string;
    score: number;
    similarity: number | null;
    relevance: string | null;
  }[];
}

const jpeg = (colour: string) => plainImage(colour).jpeg({ quality: 100 }).toBuffer();

/** The hits, by the names of the pictures. */
export const names = ({ results }: Found) =>
  results.map(({ fileName }) => fileName.replace(".jpg", ""));

/** The search in a call's response. */
export const found = async (answer: Promise<{ status: number; body: unknown; text: string }>) => {
  const { status, body, text } = await answer;
  expect(status, text).toBe(201);
  return body as Found;
};

/** A server whose engine recognises colours, with a collection of pictures that it's about to index. */
export const startShop = async () => {
  const sees = colourEngine();
  const vision = { ...sees };
  const server = await startTestServer({ vision });
  const operation = await server.as("operation");
  const { id: libraryId } = await operation.call("POST /cc-api/library/create", {
    body: { name: "Goods", kind: "objects" },
  });
  const upload = async (name: string, colour: string) =>
    operation.call("POST /cc-api/library/:id/image/upload", {
      params: { id: libraryId },
      body: uploadOf(await jpeg(colour), `${name}.jpg`),
    });
  for (const [name, colour] of Object.entries(pictures)) await upload(name, colour);
  const { id: collectionId } = await operation.call(
    "POST /cc-api/object-search/collection/create",
    {
      body: { name: "Shop", libraryIds: [libraryId], defaultThreshold: 0.4, labels: [] },
    },
  );
  return {
    server,
    operation,
    libraryId,
    /** Its calls may be replaced; `see` restores them. */
    vision,
    see: () => Object.assign(vision, sees),
    collectionId,
    upload,
    isSeen: async () =>
      (await server.services.database.selectFrom("jobs").select("state").execute()).every(
        ({ state }) => state === "done",
      ),
    queryImage: async (colour: string) =>
      (
        await operation.call("POST /cc-api/query-image/create", {
          body: uploadOf(await jpeg(colour)),
        })
      ).id,
    search: (body: Record<string, unknown>, client: Pick<TestServer, "request"> = operation) =>
      client.request("POST", "/cc-api/object-search/query/create", {
        body: { collectionId, threshold: 0.3, ...body },
      }),
    judge: (query: Found, name: string, relevance: "relevant" | "not_relevant") =>
      operation.call("POST /cc-api/object-search/query/:id/result/:resultId/review", {
        params: {
          id: query.id,
          resultId: query.results.find(({ fileName }) => fileName === `${name}.jpg`)!.id,
        },
        body: { relevance },
      }),
    refine: (id: string) =>
      operation.request("POST", `/cc-api/object-search/query/${id}/refine`, { body: {} }),
  };
};
