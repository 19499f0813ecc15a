import { parseSync, Visitor } from "vite";

/**
 * The texts that a message file declares, key → ICU message, without those it imports from another
 * file. Throws for a text that isn't a literal, because it couldn't be checked.
 */
export const readCatalogue = (path: string, source: string): Map<string, string> => {
  const texts = new Map<string, string>();
  new Visitor({
    Property({ key, value, start }) {
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : null;
      if (typeof name !== "string" || value.type !== "Literal" || typeof value.value !== "string")
        throw new Error(`${path}: not a plain text: ${source.slice(start, start + 60)}`);
      if (texts.has(name)) throw new Error(`${path}: ${name} is there twice`);
      texts.set(name, value.value);
    },
  }).visit(parseSync(path, source).program);
  return texts;
};
