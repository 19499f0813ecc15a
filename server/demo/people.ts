import { newId } from "#platform/database/id.ts";
import { people } from "./images/people.ts";
import { searchableImages } from "./searchable-images.ts";
import type { SeedContext } from "./seed.ts";

const hour = 60 * 60_000;

/**
 * The face's box in every drawn portrait. Once the engine has indexed the pictures, it links these to the faces it
 * finds.
 */
const box = { x: 0.17, y: 0.26, width: 0.65, height: 0.52 };

const nameOf = (name: string) =>
  name
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** People of a collection, whose pictures are named after them; the first was merged from two. */
export const addPeople = async (
  context: SeedContext,
  collection: { id: string },
): Promise<void> => {
  const { database, now, operatorIds } = context;
  const images = await searchableImages(context, collection.id);
  const by = { createdBy: operatorIds.operation };
  for (const [index, { name }] of people.slice(1, 15).entries()) {
    const own = images.filter(({ fileName }) => fileName.startsWith(name));
    const at = now - (index + 2) * 7 * hour;
    const person = { id: newId(), collectionId: collection.id };
    await database
      .insertInto("people")
      .values({ ...person, ...by, name: nameOf(name), createdAt: at, updatedAt: at })
      .execute();
    const faces = own.map((image) => ({
      id: newId(),
      personId: person.id,
      collectionId: collection.id,
      imageId: image.id,
      faceId: null,
      box,
      addedAt: at,
    }));
    await database.insertInto("personFaces").values(faces).execute();
    if (index > 0) continue;
    await database
      .insertInto("personOperations")
      .values({
        id: newId(),
        collectionId: collection.id,
        kind: "merged",
        personId: person.id,
        otherId: newId(),
        otherName: "Visitor of Tuesday",
        otherCreatedBy: operatorIds.operation,
        otherCreatedAt: at,
        faceIds: faces.slice(1).map(({ id }) => id),
        operatorId: operatorIds.admin,
        at: at + hour,
        undoneBy: null,
        undoneAt: null,
      })
      .execute();
  }
};
