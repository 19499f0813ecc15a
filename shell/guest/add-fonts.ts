import inter from "../.cache/inter.woff2";

/** The faces of fonts.css. The fallback has Inter's widths and heights: nothing moves when Inter arrives. */
const fallback: FontFaceDescriptors & { sizeAdjust: string } = {
  ascentOverride: "90.49%",
  descentOverride: "22.56%",
  lineGapOverride: "0%",
  sizeAdjust: "107.06%",
};
const devicesFonts = 'local("Arial"), local("Liberation Sans"), local("Arimo")';

/**
 * Adds the console's font to the document of an element, because stylesheets in a shadow root can't. Fetched as data,
 * which `connect-src` of the host's policy allows already. Without it, the console shows the fallback. The undo
 * removes it.
 */
export const addFonts = ({ ownerDocument: { fonts } }: Element): (() => void) => {
  const ended = new AbortController();
  const own = [new FontFace("Inter Fallback", devicesFonts, fallback)];
  const load = async () => {
    const response = await fetch(inter, { signal: ended.signal });
    if (!response.ok) return;
    const face = new FontFace("Inter Variable", await response.arrayBuffer(), {
      weight: "400 600",
    });
    if (ended.signal.aborted) return;
    own.push(face);
    fonts.add(face);
  };
  for (const face of own) fonts.add(face);
  load().catch(() => undefined);
  return () => {
    ended.abort();
    for (const face of own) fonts.delete(face);
  };
};
