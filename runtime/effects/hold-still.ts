import { patch } from "./patch.ts";

const navigating = ["pushState", "replaceState", "back", "forward", "go"];

/** What fires after the leave neither navigates nor names the page: both belong to what is mounted now. */
export const holdStill = (): (() => void) => {
  const { title } = document;
  const laid = navigating.map((name) => patch(history, name, () => undefined));
  return () => {
    for (const { undo } of laid) undo();
    if (document.title !== title) document.title = title;
  };
};
