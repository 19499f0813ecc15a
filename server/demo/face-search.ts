import type { FaceDecision } from "@console-shell/contract/calls/face-search";
import { newId } from "#platform/database/id.ts";
import { addCollection } from "./collection.ts";
import { addPeople } from "./people.ts";
import { people, strangers } from "./images/people.ts";
import { sitting } from "./images/plan.ts";
import { portrait } from "./images/portrait.ts";
import { type DemoQueryImage, writeQueryImages } from "./images/write-query-images.ts";
import { type SearchableImage, searchableImages } from "./searchable-images.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60_000;
const queryCount = 38;
const thresholds = [0.35, 0.4, 0.45, 0.5];
const purposes = [
  "Lost badge at gate 2",
  "Visitor without a booking",
  "访客身份核实",
  "Second badge requested",
  "重复登记排查",
  "Parcel handed over at reception",
  "Night shift access check",
  "会议室门禁异常复核",
];
const notes: Record<FaceDecision, readonly string[]> = {
  match: ["Same person, badge renewed", "与证件照一致", ""],
  no_match: ["Different ears and chin", "并非同一人", ""],
  undecided: ["Picture too dark, asked for another", "需要更清晰的照片"],
};

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

/** The person's own pictures score high, others get random scores; scores below the threshold aren't candidates. */
const candidatesFor = (
  random: () => number,
  images: readonly SearchableImage[],
  name: string,
  threshold: number,
) =>
  images
    .map((image) => ({
      image,
      similarity: image.fileName.startsWith(name) ? 0.62 + random() * 0.3 : 0.08 + random() * 0.44,
    }))
    .filter(({ similarity }) => similarity >= threshold)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, 8)
    .map(({ image, similarity }, index) => ({
      id: newId(),
      rank: index + 1,
      imageId: image.id,
      fileName: image.fileName,
      libraryName: image.libraryName,
      similarity: Math.round(similarity * 1000) / 1000,
      box: null,
      faceId: null,
    }));

const addReview = async (
  { database, random, operatorIds }: SeedContext,
  queryId: string,
  same: { id: string } | undefined,
  queriedAt: number,
) => {
  const decision: FaceDecision = random() < 0.12 ? "undecided" : same ? "match" : "no_match";
  const candidateId = decision === "match" ? same!.id : null;
  await database
    .insertInto("faceReviews")
    .values({
      id: newId(),
      queryId,
      decision,
      candidateId,
      note: pick(random, notes[decision]),
      decidedBy: random() < 0.7 ? operatorIds.operation : operatorIds.admin,
      decidedAt: Math.round(queriedAt + (5 + random() * 180) * 60_000),
    })
    .execute();
  await database.updateTable("faceQueries").set({ decision }).where("id", "=", queryId).execute();
};

const addQuery = async (
  context: SeedContext,
  collection: { id: string; name: string },
  images: readonly SearchableImage[],
  index: number,
): Promise<DemoQueryImage> => {
  const { database, now, random, operatorIds } = context;
  const id = newId();
  const person =
    index % 5 === 2 ? strangers[index % strangers.length]! : people[(index * 7) % people.length]!;
  const threshold = pick(random, thresholds);
  const candidates = candidatesFor(random, images, person.name, threshold);
  const createdAt = Math.round(now - (index + random()) * 0.8 * day - 4 * 60 * 60_000);
  await database
    .insertInto("faceQueries")
    .values({
      id,
      operatorId: pick(random, [operatorIds.operation, operatorIds.operation, operatorIds.admin]),
      purpose: purposes[index % purposes.length]!,
      collectionId: collection.id,
      collectionName: collection.name,
      threshold,
      probeType: "image/jpeg",
      hitCount: candidates.length,
      bestSimilarity: candidates[0]?.similarity ?? null,
      decision: null,
      createdAt,
      searchKey: null,
    })
    .execute();
  if (candidates.length > 0)
    await database
      .insertInto("faceCandidates")
      .values(candidates.map((candidate) => ({ ...candidate, queryId: id })))
      .execute();
  if (index > 3 && random() < 0.75) {
    const same = candidates.find((candidate) => candidate.fileName.startsWith(person.name));
    await addReview(context, id, same, createdAt);
  }
  return { queryId: id, svg: portrait(person, sitting(index + 11)) };
};

/** Past comparisons: pairs of the same person, and pairs of people who only look alike. */
const addComparisons = async (context: SeedContext): Promise<DemoQueryImage[]> => {
  const { database, random, operatorIds, now } = context;
  const queryImages: DemoQueryImage[] = [];
  for (const [index, purpose] of purposes.entries()) {
    const one = people[(index * 3) % people.length]!;
    const other = index % 3 === 1 ? people[(index * 3 + 7) % people.length]! : one;
    const similarity = other === one ? 0.58 + random() * 0.36 : 0.28 + random() * 0.3;
    const [onePicture, otherPicture] = [newId(), newId()];
    await database
      .insertInto("faceComparisons")
      .values({
        id: newId(),
        operatorId: random() < 0.7 ? operatorIds.operation : operatorIds.admin,
        purpose,
        similarity: Math.round(similarity * 1000) / 1000,
        onePicture,
        otherPicture,
        oneFlaws: [],
        otherFlaws: index % 4 === 3 ? ["too_dark"] : [],
        createdAt: Math.round(now - (index + random()) * 3 * day - 6 * 60 * 60_000),
        searchKey: `demo-comparison-${index}`,
      })
      .execute();
    queryImages.push(
      { queryId: onePicture, svg: portrait(one, sitting(index)) },
      { queryId: otherPicture, svg: portrait(other, sitting(index + 5)) },
    );
  }
  return queryImages;
};

/** Collections of the face libraries, and a month of searches and comparisons. */
export const seedFaceSearch: Seed = async (context) => {
  const staff = await addCollection(context, "face-collection", {
    name: "Staff",
    description: "Everybody with a badge",
    libraries: ["Staff badges"],
    defaultThreshold: 0.5,
  });
  const everyone = await addCollection(context, "face-collection", {
    name: "Everyone on site",
    description: "员工与访客。Staff and registered visitors together.",
    libraries: ["Staff badges", "前台访客 Visitors"],
    defaultThreshold: 0.4,
  });
  await addPeople(context, everyone);
  const queryImages = await addComparisons(context);
  for (let index = 0; index < queryCount; index += 1) {
    const collection = index % 3 === 0 ? staff : everyone;
    const images = await searchableImages(context, collection.id);
    queryImages.push(await addQuery(context, collection, images, index));
  }
  await writeQueryImages(context.files, queryImages);
};
