import type { ApiOutput } from "@console-shell/contract";
import type { PersonFace } from "@console-shell/contract/calls/people";
import type { TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { expect } from "vitest";
import { newId } from "#platform/database/id.ts";
import { bytesOf } from "#platform/vision/vectors/vector-bytes.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { faceAt, seeingEngine } from "#modules/search/query-image/testing/face-engine.ts";

type Detail = ApiOutput<"GET /cc-api/face-search/person/:id">;
type Place = Awaited<ReturnType<typeof storedImage>>;

/** Base path of the calls about people. */
export const base = "/cc-api/face-search/person";

/** The engine of these tests: the same face in every picture. */
export const oneFace = seeingEngine(() => Promise.resolve([faceAt(0.1, [1])]));

/** Inserts a face of a picture, as indexing does. */
const storeFace = async (
  { services: { database } }: TestServer,
  { imageId, libraryId }: Place,
  direction: readonly number[],
) => {
  const { box, pose, score, embedding } = faceAt(0.1, direction);
  const id = newId();
  const place = { imageId, libraryId };
  const measures = { score, sharpness: 1, brightness: 1, liveness: 1 };
  await database
    .insertInto("faces")
    .values({ id, ...place, box, pose, ...measures, flaws: [] })
    .execute();
  const version = 1_000;
  const vector = bytesOf(embedding);
  await database
    .insertInto("vectors")
    .values({ id, kind: "face", model: "blind", ...place, version, vector })
    .execute();
  return id;
};

/** A fresh collection of one library with one picture and no face yet, and an operator's actions on its people. */
export const groupFaces = async (server: TestServer, operator: TestClient) => {
  const { database } = server.services;
  await database.deleteFrom("collections").execute();
  await database.deleteFrom("libraries").execute();
  const place = await storedImage(server, "faces");
  await expect
    .poll(() => database.selectFrom("jobs").select("id").where("state", "!=", "done").execute())
    .toEqual([]);
  await database.deleteFrom("faces").execute();
  await database.deleteFrom("vectors").execute();
  const collection = {
    name: `Collection ${newId()}`,
    libraryIds: [place.libraryId],
    defaultThreshold: 0.5,
  };
  const { id: collectionId } = await operator.call("POST /cc-api/face-search/collection/create", {
    body: collection,
  });

  const addFace = (direction: readonly number[] = [1], elsewhere = place) =>
    storeFace(server, elsewhere, direction);
  const send = (path: string, body: Record<string, unknown> = {}) =>
    operator.request("POST", `${base}${path}`, { body });
  const done = async (path: string, body?: Record<string, unknown>) => {
    const answer = await send(path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as Detail;
  };
  return {
    ...place,
    collectionId,
    addFace,
    addFaces: (count: number) => Promise.all(Array.from({ length: count }, () => addFace())),
    send,
    done,
    create: (name: string, faceIds: string[]) => done("/create", { collectionId, name, faceIds }),
    get: async (id: string) => (await operator.request("GET", `${base}/${id}`)).body as Detail,
    facesOf: async (id: string) => {
      const { body } = await operator.request("GET", `${base}/${id}/face/list`);
      return (body as { items: PersonFace[] }).items.map((face) => face.id).toSorted();
    },
    /** A call's refusal: its status, and the fields with their codes. */
    refused: async (path: string, body: Record<string, unknown> = {}) => {
      const { body: answer } = await send(path, body);
      const { status, fields } = answer as {
        status: number;
        fields?: { path: string; code: string }[];
      };
      return [status, fields?.[0]?.path, fields?.[0]?.code];
    },
  };
};

/** See `groupFaces`. */
export type GroupedFaces = Awaited<ReturnType<typeof groupFaces>>;
