import { expect, type APIRequestContext } from "@playwright/test";
import { openForm } from "../open-screen.ts";
import { firstOf } from "../records.ts";
import type { Area } from "./area.ts";

/** A library with pictures, whatever other tests have added to the list. */
const fullLibrary = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get("/cc-api/library/list");
  const { items } = (await answer.json()) as { items: { id: string; imageCount: number }[] };
  const full = items.find(({ imageCount }) => imageCount > 0);
  expect(full).toBeDefined();
  return full!.id;
};

/** The demo library "Visitors" filtered by the state of its pictures; `visitor` is the first one. */
const visitors = (show: "refused" | "alike" | "deleted") =>
  firstOf(
    `/cc-api/library/list?search=${encodeURIComponent("Visitors")}`,
    (id) => `/image-library-management/libraries/${id}?show=${show}`,
  );
const visitor = (show: "refused" | "alike") => async (request: APIRequestContext) => {
  const list = await visitors(show)(request);
  const [path, query] = list.split("?");
  const images = `${path!.replace("/image-library-management/libraries/", "/cc-api/library/")}/image/list`;
  return firstOf(`${images}?${query}`, (id) => `${path}/images/${id}?${query}`)(request);
};

export const area: Area = {
  pages: [
    { name: "libraries", address: "/image-library-management/libraries" },
    { name: "indexing", address: "/image-library-management/indexing" },
    { name: "erasures", address: "/image-library-management/erasures" },
  ],
  records: [
    {
      name: "library",
      address: async (request) =>
        `/image-library-management/libraries/${await fullLibrary(request)}`,
      namedByData: true,
    },
    {
      name: "image",
      address: async (request) => {
        const library = await fullLibrary(request);
        return firstOf(
          `/cc-api/library/${library}/image/list`,
          (id) => `/image-library-management/libraries/${library}/images/${id}`,
        )(request);
      },
      namedByData: true,
    },
    // The heading changes from one to the next.
    { name: "library-bin", address: visitors("deleted"), namedByData: true },
    { name: "image-refused", address: visitor("refused"), namedByData: true },
    { name: "library-alike", address: visitors("alike"), namedByData: true },
    { name: "image-alike", address: visitor("alike"), namedByData: true },
    { name: "library-refused", address: visitors("refused"), namedByData: true },
  ],
  forms: [{ name: "library-form", address: "/image-library-management/libraries", open: openForm }],
};
