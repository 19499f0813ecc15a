import { textKey } from "@console-shell/contract/words/typed-text";
import { newId } from "#platform/database/id.ts";
import { imageKeys } from "#modules/catalog/index.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { type DemoLibrary, type DemoImage, demoLibraries } from "./images/plan.ts";
import { type Drawing, render } from "./images/render.ts";
import type { Seed, SeedContext } from "./seed.ts";

const day = 24 * 60 * 60_000;

const addImage = async (
  { files, operatorIds, drawings }: SeedContext,
  libraryId: string,
  picture: DemoImage,
  createdAt: number,
) => {
  const id = newId();
  const { content, thumbnail, width, height } =
    drawings?.get(picture.svg) ?? (await render(picture.svg));
  const keys = imageKeys(id, "image/jpeg");
  await Promise.all([files.write(keys.content, content), files.write(keys.thumbnail, thumbnail)]);
  return {
    id,
    libraryId,
    fileName: picture.fileName,
    mediaType: "image/jpeg" as const,
    bytes: content.length,
    width,
    height,
    sha256: sha256Of(content),
    uploadedBy: operatorIds.operation,
    createdAt,
  };
};

const addLibrary = async (context: SeedContext, library: DemoLibrary) => {
  const { database, now, random, operatorIds } = context;
  const id = newId();
  const createdAt = Math.round(now - library.daysAgo * day + random() * day * 0.4);
  // Pictures were added one by one over the time since.
  const step = (library.daysAgo * day * 0.9) / library.pictures.length;
  const images = await Promise.all(
    library.pictures.map((picture, index) =>
      addImage(context, id, picture, Math.round(createdAt + step * (index + random() * 0.8))),
    ),
  );
  await database
    .insertInto("libraries")
    .values({
      id,
      name: library.name,
      nameKey: textKey(library.name),
      purpose: library.purpose,
      kind: library.kind,
      environment: library.isSandbox ? "sandbox" : "production",
      retentionDays: library.retentionDays,
      imageCount: images.length,
      bytes: images.reduce((sum, image) => sum + image.bytes, 0),
      createdBy: library.daysAgo > 100 ? operatorIds.admin : operatorIds.operation,
      createdAt,
    })
    .execute();
  await database.insertInto("images").values(images).execute();
};

/** The pictures of all libraries, by SVG. */
export const drawLibraries = async (): Promise<ReadonlyMap<string, Drawing>> => {
  const svgs = new Set(demoLibraries().flatMap(({ pictures }) => pictures.map(({ svg }) => svg)));
  return new Map(
    await Promise.all(Array.from(svgs, async (svg) => [svg, await render(svg)] as const)),
  );
};

/** Libraries with generated pictures. */
export const seedLibraries: Seed = async (context) => {
  for (const library of demoLibraries())
    // Keeps later seeds' pictures the same, however many sandbox libraries there are.
    await addLibrary(library.isSandbox ? { ...context, random: () => 0.5 } : context, library);
};
