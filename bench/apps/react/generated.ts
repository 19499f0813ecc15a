import type { Plugin } from "vite";

// Generates 150 components that differ in text, state and structure like an app's.

export const componentCount = 150;
const featureCount = 5;
const perFeature = componentCount / featureCount;

const words = "amount branch camera client device entry figure grant invoice journal".split(" ");
const word = (index: number) => words[index % words.length]!;
const label = (index: number) => `${word(index)} ${word(index * 3 + 1)} ${index}`;

const component = (index: number): string => `
import { useCallback, useMemo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Badge, Button, Field, Panel } from "bench:ui";
const labels = ${JSON.stringify(Array.from({ length: 12 }, (_, at) => label(index * 12 + at)))};
const texts = { title: "${label(index)}", empty: "There is no ${word(index)} here yet", hint: "Choose the ${word(index + 2)} of ${label(index + 5)}" };
export function Component${index}({ seed }) {
  const [open, setOpen] = useState(${index % 3 === 0});
  const [chosen, choose] = useState(-1);
  const rows = useMemo(() => labels.slice(0, ${3 + (index % 3)}).map((name, at) => ({ name, value: (seed * ${index + 7} + at * 13) % 997 })), [seed]);
  const total = useMemo(() => rows.reduce((sum, row) => sum + row.value, 0), [rows]);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  if (rows.length === 0) return jsx(Panel, { title: texts.title, children: texts.empty });
  return jsxs(Panel, { title: texts.title, tone: "tone-${index % 10}", children: [
    jsx(Badge, { kind: total > 1500 ? "high" : "low", children: total }),
    rows.map((row, at) => jsx(Field, { name: row.name, value: row.value, chosen: at === chosen, onChoose: () => choose(at) }, row.name)),
    open ? jsx("p", { className: "hint", children: texts.hint }) : null,
    jsx(Button, { onClick: toggle, children: open ? "Less" : "More" }),
  ] });
}`;

const feature = (index: number): string => {
  const members = Array.from({ length: perFeature }, (_, at) => index * perFeature + at);
  return `
import { jsx, jsxs } from "react/jsx-runtime";
${members.map((at) => `import { Component${at} } from "bench:component-${at}";`).join("\n")}
export function Feature${index}({ seed }) {
  return jsxs("section", { className: "feature feature-${index}", children: [
    jsx("h2", { children: "${label(index)}" }),
    ${members.map((at) => `jsx(Component${at}, { seed: seed + ${at} })`).join(",\n    ")}
  ] });
}`;
};

const features = `${Array.from({ length: featureCount }, (_, at) => `import { Feature${at} } from "bench:feature-${at}";`).join("\n")}
export const features = [${Array.from({ length: featureCount }, (_, at) => `Feature${at}`).join(", ")}];`;

/**
 * The app's stylesheet: one rule set per tone and feature, with the constructs that scoping must
 * handle.
 */
export const reactStyles = (): string =>
  [
    ":root { --bench-gap: 4px; --bench-styled: no; }",
    "body { margin: 0; }",
    ".bench-sentinel { --bench-styled: yes; height: 1px; }",
    ".panel { padding: var(--bench-gap); border: 1px solid silver; animation: appear 1ms; }",
    "@keyframes appear { from { opacity: 0.9 } to { opacity: 1 } }",
    ".field { display: flex; gap: var(--bench-gap); } .field.chosen { font-weight: bold; }",
    "@media (max-width: 600px) { .field { flex-direction: column; } }",
    ...Array.from(
      { length: 10 },
      (_, tone) =>
        `.tone-${tone} { background: hsl(${tone * 36} 80% 96%); } .tone-${tone} h3 { color: hsl(${tone * 36} 60% 30%); }`,
    ),
    ...Array.from(
      { length: componentCount },
      (_, at) =>
        `.feature-${at % featureCount} .panel:nth-child(${at + 2}) .field:hover > .value, .own-${at}::before { color: hsl(${at} 50% 40%); margin: ${at % 7}px; }`,
    ),
  ].join("\n");

/** Serves the generated modules under `bench:` names. */
export const generatedComponents = (folder: string): Plugin => ({
  name: "bench-components",
  enforce: "pre",
  resolveId(id) {
    if (id === "bench:ui") return `${folder}/ui.tsx`;
    return id.startsWith("bench:") ? `\0${id}.js` : undefined;
  },
  load(id) {
    const made = /^\0bench:(component|feature)-(\d+)\.js$/.exec(id);
    if (id === `${folder}/features.ts`) return features;
    if (!made) return undefined;
    return made[1] === "component" ? component(Number(made[2])) : feature(Number(made[2]));
  },
});
