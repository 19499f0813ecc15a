import { parseArgs } from "node:util";
import { type SubAppFolders, subAppFolders } from "./sub-app-folders.ts";

/** What `npm run dev` was given. Throws an error whose message is for people. */
export const readOptions = (
  args: readonly string[],
  variables: Record<string, string | undefined>,
): { port: number; folders: SubAppFolders } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: "string", default: variables["PORT"] ?? "8000" } },
  });
  if (!/^\d{1,5}$/.test(values.port)) throw new Error(`Not a port: ${values.port}`);
  return { port: Number(values.port), folders: subAppFolders(positionals) };
};
