import { expect, type APIRequestContext } from "@playwright/test";
import { openForm, openLibraryPicker } from "../open-screen.ts";
import { firstOf } from "../records.ts";
import type { Area } from "./area.ts";

/** A new object search with a library picture and a part of it. */
const searchWithPicture = async (request: APIRequestContext): Promise<string> => {
  const libraries = await request.get("/cc-api/library/list?pageSize=50&search=Homeware");
  const [library] = ((await libraries.json()) as { items: { id: string }[] }).items;
  const images = await request.get(`/cc-api/library/${library!.id}/image/list`);
  const [image] = ((await images.json()) as { items: { id: string }[] }).items;
  const queryImage = await request.post("/cc-api/query-image/from-library", {
    data: { imageId: image!.id },
  });
  expect(queryImage.status(), await queryImage.text()).toBe(201);
  const { id } = (await queryImage.json()) as { id: string };
  return `/object-search-manager/new?queryImage=${id}&region=0.2,0.2,0.6,0.6`;
};

export const area: Area = {
  pages: [
    { name: "object-queries", address: "/object-search-manager/queries" },
    { name: "object-collections", address: "/object-search-manager/collections" },
    { name: "new-object-search", address: "/object-search-manager/new" },
    { name: "saved-object-searches", address: "/object-search-manager/saved" },
    { name: "object-search-picture", address: searchWithPicture },
  ],
  records: [
    {
      name: "object-query",
      address: firstOf(
        "/cc-api/object-search/query/list",
        (id) => `/object-search-manager/queries/${id}`,
      ),
      namedByData: true,
    },
    {
      name: "object-collection",
      address: firstOf(
        "/cc-api/object-search/collection/list",
        (id) => `/object-search-manager/collections/${id}`,
      ),
      namedByData: true,
    },
    {
      name: "object-library-picker",
      address: "/object-search-manager/new",
      open: openLibraryPicker,
      namedByData: true,
    },
  ],
  forms: [
    {
      name: "object-collection-form",
      address: "/object-search-manager/collections",
      open: openForm,
    },
  ],
};
