import type { ApiInput } from "@console-shell/contract";
import { decodeText } from "../session/from.ts";

/** What a dev server says in its link, as the body of the call that starts the override. */
export type Offer = ApiInput<"POST /mc-api/sub-app-override/start">["body"];

/** Reads a link's fragment; undefined if a dev server didn't write it. The server checks the rest. */
export const readOffer = (fragment: string | null): Offer | undefined => {
  try {
    const offer = JSON.parse(decodeText(fragment ?? "") ?? "") as Offer;
    const { name, origin, manifest } = offer;
    return [name, origin, ...Object.values(manifest.title)].every((one) => typeof one === "string")
      ? offer
      : undefined;
  } catch {
    return undefined;
  }
};
