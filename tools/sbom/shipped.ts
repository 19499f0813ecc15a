import type { License } from "./licences.ts";

export interface Component {
  "bom-ref": string;
  type: string;
  name: string;
  version: string;
  purl: string;
  licenses?: License[];
}

/** A list of packages in CycloneDX's format. */
export interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Packages that only build or check pages, although those who build a sub-app with the SDK need them. */
const buildTools = /^(?:vite|typescript|@vitejs\/.+|@types\/.+)$/;

/** In the handbook's pages. VitePress's other dependencies build them. */
const handbookParts = [
  "vitepress",
  "vue",
  "@vueuse/core",
  "@vueuse/integrations",
  "focus-trap",
  "mark.js",
  "minisearch",
];

/** The package's name with its scope, which npm leaves out of a workspace's. */
export const nameOf = ({ purl }: Component): string =>
  decodeURIComponent(purl.replace(/^pkg:npm\//, "").replace(/@[^@]*$/, ""));

/**
 * The packages that ship: those of the handbook, Node, and the workspaces for which `declared` returns names, with
 * everything that they need in production. npm's own `--omit=dev` also leaves out React, jose and others that are a development
 * dependency somewhere else.
 */
export const shippedOf = (
  bom: Bom,
  declared: (workspace: string) => readonly string[] | undefined,
): Bom => {
  const byRef = new Map(bom.components.map((one) => [one["bom-ref"], one]));
  const edges = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const needed = (name: string, ref: string): string[] => {
    if (name === "vitepress") return [];
    const own = declared(name);
    return (edges.get(ref) ?? []).filter((to) => {
      const component = byRef.get(to);
      return component && (own === undefined || own.includes(nameOf(component)));
    });
  };
  const kept = new Map<string, string[]>();
  const visit = (ref: string): void => {
    const name = nameOf(byRef.get(ref)!);
    if (kept.has(ref) || buildTools.test(name)) return;
    const to = needed(name, ref);
    kept.set(ref, to);
    for (const one of to) visit(one);
  };
  for (const component of bom.components) {
    const name = nameOf(component);
    if (declared(name) || handbookParts.includes(name) || /^node-(?:bin-)?\w+-\w+$/.test(name))
      visit(component["bom-ref"]);
  }
  const root = bom.metadata.component["bom-ref"];
  const only = (refs: readonly string[]) => refs.filter((ref) => kept.has(ref));
  return {
    ...bom,
    components: bom.components
      .filter((one) => kept.has(one["bom-ref"]))
      .map((one) => ({ ...one, name: nameOf(one) })),
    dependencies: [
      { ref: root, dependsOn: only(edges.get(root) ?? []) },
      ...Array.from(kept, ([ref, dependsOn]) => ({ ref, dependsOn: only(dependsOn) })),
    ],
  };
};
