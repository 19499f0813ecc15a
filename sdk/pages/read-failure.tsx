import { LoadFailure } from "@console-shell/ui";
import { isNotFound } from "../data/is-not-found.ts";
import { NotFound } from "./not-found.tsx";

/** Shown in place of a record that couldn't be read: it doesn't exist, or the read failed. */
export const ReadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  isNotFound(error) ? <NotFound /> : <LoadFailure message={error.message} onRetry={onRetry} />;
