import type { Ambient } from "../effects/ambient.ts";
import { adaptText } from "../styles/adapt-text.ts";

const text = ":root { animation: a } html > body.b:not(.c) { --a: a; src: url(a) } @keyframes a {}";

/** Runs once, in an idle moment, what the first mount would otherwise wait for to be compiled. */
export const warmUp = (ambient: Ambient): void => {
  ambient.warmUp();
  adaptText("", { text, base: document.baseURI, around: [] });
};
