import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainImage, uploadOf } from "../testing/images.ts";
import { startLibraryServer } from "../testing/start.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());

const create = (name: string) =>
  operation.request("POST", "/cc-api/library/create", {
    body: { name, purpose: "", kind: "faces", retentionDays: 30 },
  });
const found = async (search: string) => {
  const query = new URLSearchParams({ search }).toString();
  const { body } = await operation.request("GET", `/cc-api/library/list?${query}`);
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
};

test("names that look the same are one, however they were typed, and every way of typing finds them", async () => {
  const made = await create("Cafe\u0301\u200B Işık １２");
  expect(made).toMatchObject({ status: 201, body: { name: "Café Işık 12" } });
  for (const same of ["Café Işık 12", "CAFÉ IŞIK １２", "cafe\u0301 ışık\u00A012"])
    expect(await create(same), same).toMatchObject({ status: 409 });
  for (const typed of ["café", "CAFE\u0301", "ışık", "IŞIK", "işik １", "Caf\u200Bé"])
    expect(await found(typed), typed).toEqual(["Café Işık 12"]);
  expect(await create("\u200B\u2060")).toMatchObject({ status: 400 });
});

test("files and tags keep emoji whole", async () => {
  const family = "👩\u200D👩\u200D👧";
  const { body: library } = await create("Families");
  const { id } = library as { id: string };
  const uploaded = await operation.request("POST", `/cc-api/library/${id}/image/upload`, {
    upload: uploadOf(
      await plainImage("#f00").png().toBuffer(),
      `Cafe\u0301 ${family}\u200B.png`,
      "image/png",
    ),
  });
  expect(uploaded).toMatchObject({ status: 201, body: { fileName: `Café ${family}.png` } });
  const ids = [(uploaded.body as { id: string }).id];
  for (const tag of [`${family} Ålesund`, `${family} A\u030Alesund`])
    await operation.request("POST", `/cc-api/library/${id}/image/tag`, { body: { ids, tag } });
  const england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
  const flag = { body: { ids, tag: england } };
  expect((await operation.request("POST", `/cc-api/library/${id}/image/tag`, flag)).status).toBe(
    200,
  );
  const image = await operation.request("GET", `/cc-api/library/${id}/image/${ids[0]}`);
  expect(image.body).toMatchObject({ tags: [england, `${family} ålesund`] });
});
