import { TYPE } from "@formatjs/icu-messageformat-parser";
import { walkElements } from "./walk-elements.ts";

type Value = string | number | Date;

const counts = [0, 1, 3, 12_345];

/** Sets of values that reach each branch of a text. */
export const sampleValues = (text: string): Record<string, Value>[] => {
  const choices: Record<string, Value[]> = {};
  walkElements(text, (element) => {
    if (element.type === TYPE.argument) choices[element.value] ??= ["something"];
    if (element.type === TYPE.number || element.type === TYPE.plural)
      choices[element.value] = counts;
    if (element.type === TYPE.date || element.type === TYPE.time)
      choices[element.value] = [new Date(0)];
    if (element.type === TYPE.select) choices[element.value] = Object.keys(element.options);
  });
  const rounds = Math.max(1, ...Object.values(choices).map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, values[round % values.length]!]),
    ),
  );
};
