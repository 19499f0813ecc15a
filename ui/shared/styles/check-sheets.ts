import { namesDefined, namesUsed, type NamesUsed } from "./names-used.ts";
import type { SheetFile } from "./sheet-files.ts";
import { loadedWith } from "./static-styles.ts";

/** Variables that antd's components set on elements while they render. */
const setByComponents =
  /^--(?:arrow-x|columns-count|dot-duration|top-notificiation-(?:height|width)|virtual-width|z-offset-reverse|console-(?:col-\w*-flex|modal-xs-width|splitter-bar-preview-offset))$/;
/** Deprecated component variables that antd itself leaves undefined, for its fallback to apply. */
const leftUndefined = /^--console-(?:steps-description-max-width|timeline-dot-(?:bg|size))$/;

const kinds = { animations: "animation", variables: "variable", layers: "layer" } as const;

/**
 * Fails the build if a stylesheet uses an animation, a variable or a layer that neither it nor a sheet that
 * is always loaded with it defines: the browser would ignore the declaration, silently.
 */
export const checkSheets = (files: readonly Pick<SheetFile, "name" | "css">[]): void => {
  const faults = files.flatMap(({ name, css }) => {
    const around = loadedWith(name);
    const text = files.flatMap((file) => (around.includes(file.name) ? [file.css] : [])).join("");
    const [used, defined] = [namesUsed(css), namesDefined(text)];
    return (Object.keys(kinds) as (keyof NamesUsed)[]).flatMap((kind) =>
      [...used[kind].difference(defined[kind])]
        .filter((missing) => !setByComponents.test(missing) && !leftUndefined.test(missing))
        .map((missing) => `the sheet "${name}" uses the ${kinds[kind]} ${missing}`),
    );
  });
  if (faults.length > 0)
    throw new Error(`No sheet that is loaded with it defines what\n${faults.join("\n")}`);
};
