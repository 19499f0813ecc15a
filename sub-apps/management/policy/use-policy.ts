import type { ApiOutput } from "@console-shell/contract";
import type { Need } from "@console-shell/contract/words/sub-app-needs";
import { useApiQuery } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

export type Policy = ApiOutput<"GET /mc-api/sub-app/:name/policy">;

/** What a sub-app may need, and what its releases ask for. */
export const usePolicy = (name: string) =>
  useApiQuery("GET /mc-api/sub-app/:name/policy", { params: { name } });

/** Returns the function that puts a need into words, e.g. "Images from https://tiles.example.com". */
export const useNeedWords = (): ((need: Need) => string) => {
  const text = useText();
  return ({ need, value }) => `${text(`need.${need}`)} ${value}`.trim();
};
