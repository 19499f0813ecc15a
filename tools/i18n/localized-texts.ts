import { parseSync, Visitor, type ESTree } from "vite";

const textIn = ({ properties }: ESTree.ObjectExpression, locale: string) => {
  for (const one of properties)
    if (
      one.type === "Property" &&
      one.key.type === "Literal" &&
      one.key.value === locale &&
      one.value.type === "Literal" &&
      typeof one.value.value === "string"
    )
      return one.value.value;
  return undefined;
};

/** The literals `{ "en-US": "…", "zh-CN": "…" }` of a source, as pairs. */
export const localizedTexts = (
  path: string,
  code: string,
): [english: string, chinese: string][] => {
  const texts: [string, string][] = [];
  new Visitor({
    ObjectExpression(node) {
      const [english, chinese] = [textIn(node, "en-US"), textIn(node, "zh-CN")];
      if (english !== undefined && chinese !== undefined) texts.push([english, chinese]);
    },
  }).visit(parseSync(path, code).program);
  return texts;
};
