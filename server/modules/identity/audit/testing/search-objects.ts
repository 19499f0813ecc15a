import type { Browser } from "./browser.ts";

/** Objects are searched for; the search is saved for a while, and its results are exported. */
export const searchObjects = async (root: Browser): Promise<void> => {
  const at = "/cc-api/object-search";
  const library = { name: "Goods", kind: "objects" };
  const { id: libraryId } = await root.done("POST", "/cc-api/library/create", library);
  const collection = { name: "Shop", libraryIds: [libraryId], defaultThreshold: 0.5, labels: [] };
  const { id: collectionId } = await root.done("POST", `${at}/collection/create`, collection);
  const conditions = { collectionId, labels: ["cup"], threshold: 0.5 };
  const { id: queryId } = await root.done("POST", `${at}/query/create`, conditions);
  await root.done("GET", `${at}/query/${queryId as string}/results/export`);
  const saved = { queryId, name: "Cups", shared: false };
  const { id } = await root.done("POST", `${at}/saved/create`, saved);
  await root.done("PATCH", `${at}/saved/${id as string}`, { shared: true });
  await root.done("DELETE", `${at}/saved/${id as string}`);
  await root.done("POST", `${at}/collection/${collectionId as string}/index-again`);
};
