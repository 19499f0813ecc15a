import type { Book } from "./book.ts";
import type { Wrap } from "./patch.ts";

const aspects = "family style weight stretch unicodeRange featureSettings display".split(" ");

/**
 * Notes fonts that are added to the document, or taken out of it. Libraries add theirs once a page
 * and remember it, so they come back with a remount: each once.
 */
export const patchFonts = ({ record }: Book, wrap: Wrap): void => {
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
  wrap(
    fonts,
    "add",
    (native) =>
      function patched(this: FontFaceSet, face: FontFace) {
        const isNew = !fonts.has(face);
        const result = native.call(this, face);
        if (isNew) {
          added.add(face);
          record(turn(true, face));
        }
        return result;
      },
  );
  wrap(
    fonts,
    "delete",
    (native) =>
      function patched(this: FontFaceSet, face: FontFace) {
        const isGone = native.call(this, face);
        if (isGone && !added.delete(face)) record(turn(false, face));
        return isGone;
      },
  );
  wrap(
    fonts,
    "clear",
    (native) =>
      function patched(this: FontFaceSet) {
        const before = [...fonts];
        native.call(this);
        for (const face of before)
          if (!fonts.has(face) && !added.delete(face)) record(turn(false, face));
      },
  );
};
