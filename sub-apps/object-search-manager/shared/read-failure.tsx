import { LoadFailure } from "@console-shell/ui";
import { NotFound } from "./not-found.tsx";

const notFoundStatuses = [400, 404];

/** Shown in place of a record that could not be read: it is not there, or the read failed. */
export const ReadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const status = "status" in error ? Number(error.status) : 0;
  if (notFoundStatuses.includes(status)) return <NotFound />;
  return <LoadFailure message={error.message} onRetry={onRetry} />;
};
