import { newId } from "#platform/database/id.ts";
import { addCollection } from "./collection.ts";
import { look } from "./images/plan.ts";
import { type Product, productImage } from "./images/product.ts";
import { type DemoQueryImage, writeQueryImages } from "./images/write-query-images.ts";
import { type SearchableImage, searchableImages } from "./searchable-images.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60_000;
const queryCount = 32;

interface Collection {
  id: string;
  name: string;
  products: readonly Product[];
}

/** The engine's label for a product; empty if it has none, so only the whole picture is found. */
const labelOf: Record<Product, string> = {
  cup: "cup",
  chair: "chair",
  bottle: "bottle",
  bag: "handbag",
  shoe: "",
  lamp: "",
};

/** Pictures of the product score high; a few others are false matches. */
const resultsFor = (
  random: () => number,
  images: readonly SearchableImage[],
  product: Product,
  threshold: number,
) =>
  images
    .map((image) => {
      const isProduct = image.fileName.startsWith(product);
      return { image, isProduct, score: isProduct ? 0.7 + random() * 0.29 : random() * 0.68 };
    })
    .filter(({ score }) => score >= threshold)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 10)
    .map(({ image, isProduct, score }, index) => ({
      id: newId(),
      rank: index + 1,
      imageId: image.id,
      fileName: image.fileName,
      libraryName: image.libraryName,
      label: labelOf[image.fileName.split("-")[0] as Product] ?? "",
      region: null,
      similarity: null,
      score: Math.round(score * 1000) / 1000,
      isProduct,
    }));

const judge = (
  { random, operatorIds }: SeedContext,
  results: ReturnType<typeof resultsFor>,
  share: number,
  queriedAt: number,
) =>
  results.map(({ isProduct, ...result }) => {
    const judged = random() < share;
    return {
      ...result,
      relevance: judged ? (isProduct ? ("relevant" as const) : ("not_relevant" as const)) : null,
      judgedBy: judged ? operatorIds.operation : null,
      judgedAt: judged ? Math.round(queriedAt + (10 + result.rank * 2) * 60_000) : null,
    };
  });

const addResults = async (
  { database }: SeedContext,
  queryId: string,
  results: ReturnType<typeof judge>,
) => {
  if (results.length === 0) return;
  await database
    .insertInto("objectResults")
    .values(results.map((result) => ({ ...result, queryId })))
    .execute();
  const judgements = results.flatMap(({ id, relevance, judgedBy, judgedAt }) =>
    relevance && judgedBy && judgedAt
      ? [{ id: newId(), resultId: id, relevance, judgedBy, judgedAt }]
      : [],
  );
  if (judgements.length > 0)
    await database.insertInto("objectJudgements").values(judgements).execute();
};

/** Adds a search; returns its picture, unless it was made by label. */
const addQuery = async (
  context: SeedContext,
  collection: Collection,
  index: number,
): Promise<DemoQueryImage[]> => {
  const { database, now, random, operatorIds } = context;
  const id = newId();
  const byImage = index % 5 < 3;
  const products = collection.products.filter((one) => byImage || labelOf[one] !== "");
  const product = products[Math.floor(random() * products.length)]!;
  const threshold = byImage ? [0.4, 0.5, 0.6][index % 3]! : 0.3;
  const createdAt = Math.round(now - (index + random()) * 0.9 * day - 2 * 60 * 60_000);
  const images = await searchableImages(context, collection.id);
  const share = [0, 1, 0.5, 1][index % 4]!;
  const found = resultsFor(random, images, product, threshold);
  const results = judge(context, found, share, createdAt);
  await database
    .insertInto("objectQueries")
    .values({
      id,
      searchId: id,
      round: 1,
      region: null,
      operatorId: index % 4 === 3 ? operatorIds.admin : operatorIds.operation,
      mode: byImage ? "picture" : "label",
      label: byImage ? "" : labelOf[product],
      collectionId: collection.id,
      collectionName: collection.name,
      threshold,
      probeType: byImage ? "image/jpeg" : null,
      probeName: byImage ? `${product}-${index + 3}.jpg` : "",
      hitCount: results.length,
      judgedCount: results.filter((result) => result.relevance).length,
      relevantCount: results.filter((result) => result.relevance === "relevant").length,
      createdAt,
    })
    .execute();
  await addResults(context, id, results);
  return byImage ? [{ queryId: id, svg: productImage(product, look(index + 3)) }] : [];
};

/** Collections of the object libraries and a month of searches in them. */
export const seedObjectSearch: Seed = async (context) => {
  const add = async (
    name: string,
    description: string,
    libraries: readonly string[],
    products: Product[],
  ): Promise<Collection> => {
    const labels = products.map((product) => labelOf[product]).filter((label) => label !== "");
    const collection = { name, description, libraries, labels, defaultThreshold: 0.3 };
    return { ...(await addCollection(context, "object-collection", collection)), products };
  };
  const shop = await add(
    "Shop floor",
    "What sales assistants look up with a photo. 门店店员拍照检索。",
    ["Spring shoes 2026", "Homeware"],
    ["shoe", "bag", "cup", "chair", "lamp", "bottle"],
  );
  const home = await add("Homeware only", "", ["Homeware"], ["cup", "chair", "lamp", "bottle"]);
  const queryImages: DemoQueryImage[] = [];
  for (let index = 0; index < queryCount; index += 1)
    queryImages.push(...(await addQuery(context, index % 3 === 1 ? home : shop, index)));
  await writeQueryImages(context.files, queryImages);
};
