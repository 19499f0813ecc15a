import { patch } from "./patch.ts";

const navigating = ["pushState", "replaceState", "back", "forward", "go"];

/** Late callbacks may neither navigate nor change the title: both belong to the current sub-app. */
export const holdStill = (): (() => void) => {
  const { title } = document;
  const laid = navigating.map((name) => patch(history, name, () => undefined));
  return () => {
    for (const { undo } of laid) undo();
    if (document.title !== title) document.title = title;
  };
};
