import type { Book } from "./book.ts";
import type { Patcher } from "./patch.ts";

const aspects = "family style weight stretch unicodeRange featureSettings display".split(" ");

/**
 * Notes fonts that are added to the document, or taken out of it. Libraries add theirs once a page
 * and remember it, so they come back with a remount: each once.
 */
export const patchFonts = ({ record }: Book, patcher: Patcher): void => {
  const { fonts } = document;
  /** Those that are there because somebody has added them here: who takes one away again only tidies up. */
  const added = new WeakSet<FontFace>();
  const turn = (isAdded: boolean, face: FontFace) => {
    const put = (isIn: boolean) => () =>
      void Reflect.apply(FontFaceSet.prototype[isIn ? "add" : "delete"], fonts, [face]);
    return {
      kind: "font",
      key: () =>
        isAdded ? aspects.map((name) => Reflect.get(face, name) as string).join() : undefined,
      ended: () => fonts.has(face) !== isAdded,
      undo: put(!isAdded),
      redo: put(isAdded),
    };
  };
  for (const name of ["add", "delete", "clear"])
    patcher.wrap(
      fonts,
      name,
      (native) =>
        function patched(this: FontFaceSet, ...input: unknown[]) {
          const before = patcher.on ? [...fonts] : undefined;
          const result = native.apply(this, input);
          const face = input[0] as FontFace;
          if (name === "add" && before?.includes(face) === false) {
            added.add(face);
            record(turn(true, face));
          }
          for (const face of before ?? [])
            if (!fonts.has(face) && !added.delete(face)) record(turn(false, face));
          return result;
        },
    );
};
