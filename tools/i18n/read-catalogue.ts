import { parseSync, Visitor } from "vite";

/**
 * The texts that a file of messages declares, key → ICU message; those that it takes over from
 * another file are not its own. Throws where a text is not written out, for it could not be checked.
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
