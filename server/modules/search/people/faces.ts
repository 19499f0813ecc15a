import type { listPersonFaces, PersonFace } from "@console-shell/contract/calls/people";
import type { By } from "#kernel/call.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Image } from "@console-shell/contract/calls/image";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { Box } from "#platform/vision/engine.ts";
import { cropFace } from "../face-search/crop-face.ts";
import { imageKeys, readImage } from "#modules/catalog/index.ts";
import { shownFaces } from "./reads.ts";

/** A page of a person's faces, newest first. */
export const listPersonFacePage = async (
  { database }: Services,
  personId: string,
  { page, pageSize }: z.output<typeof listPersonFaces.query>,
): Promise<{ items: PersonFace[]; total: number }> => {
  const { total } = await shownFaces(database)
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("personId", "=", personId)
    .executeTakeFirstOrThrow();
  const rows = await shownFaces(database)
    .innerJoin("libraries", "libraries.id", "images.libraryId")
    .select([
      "personFaces.id",
      "imageId",
      "images.libraryId",
      "fileName",
      "libraries.name as libraryName",
      "addedAt",
    ])
    .where("personId", "=", personId)
    .orderBy("addedAt", "desc")
    .orderBy("personFaces.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows, total };
};

interface FacePlace {
  id: string;
  imageId: string;
  mediaType: Image["mediaType"];
  box: Box;
}

/** The location of one of a person's faces. */
export const findPersonFace = async (
  { database }: Services,
  personId: string,
  faceId: string,
): Promise<FacePlace> => {
  const row = await shownFaces(database)
    .select(["personFaces.id", "imageId", "mediaType", "box"])
    .where("personFaces.id", "=", faceId)
    .where("personId", "=", personId)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return row;
};

/** The location of a face in a library of the person's collection. */
export const findFaceOfCollection = async (
  { database }: Services,
  personId: string,
  faceId: string,
): Promise<FacePlace> => {
  const row = await database
    .selectFrom("faces")
    .innerJoin("images", "images.id", "faces.imageId")
    .innerJoin("collectionLibraries", "collectionLibraries.libraryId", "images.libraryId")
    .innerJoin("people", "people.collectionId", "collectionLibraries.collectionId")
    .select(["faces.id", "imageId", "mediaType", "box"])
    .where("faces.id", "=", faceId)
    .where("people.id", "=", personId)
    .where("images.deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw new Refusal("not_found");
  return row;
};

/** Sends a face cut out of its picture, under the same rules as `sendImage`. */
export const sendFace = async (
  {
    request,
    reply,
    services,
    by,
  }: { request: FastifyRequest; reply: FastifyReply; services: Services; by: By },
  { id, imageId, mediaType, box }: FacePlace,
): Promise<Buffer> => {
  const tag = `"face/${id}"`;
  const isKnown = request.headers["if-none-match"] === tag;
  const bytes = isKnown
    ? Buffer.alloc(0)
    : await cropFace(
        () => readImage(services, imageKeys(imageId, mediaType).content),
        box,
        by.operatorId,
      );
  void reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (isKnown) void reply.code(304).send();
  else void reply.type("image/jpeg");
  return bytes;
};
