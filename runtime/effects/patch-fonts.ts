import type { Tracker } from "./tracker.ts";
import type { Patcher } from "./patch.ts";

const aspects = "family style weight stretch unicodeRange featureSettings display".split(" ");

/**
 * Records fonts added to or removed from the document. Libraries add theirs once per page and
 * remember it, so a remount restores each of them once.
 */
export const patchFonts = ({ record }: Tracker, patcher: Patcher): void => {
  const { fonts } = document;
  /** Fonts added while patched: removing one of these is only cleaning up. */
  const added = new WeakSet<FontFace>();
  const turn = (isAdded: boolean, face: FontFace) => {
    const put = (isIn: boolean) => () =>
      void Reflect.apply(FontFaceSet.prototype[isIn ? "add" : "delete"], fonts, [face]);
    return {
      kind: "font",
      key: () =>
        isAdded ? aspects.map((name) => Reflect.get(face, name) as string).join() : undefined,
      hasEnded: () => fonts.has(face) !== isAdded,
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
