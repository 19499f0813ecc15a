import { useRef } from "react";

/**
 * Names the search that is sent: what was refused or lost and is sent once more, unchanged, is the same one; with
 * another face, or anything else changed, it is another.
 */
export const useSearchKey = (): ((asked: object) => string) => {
  const kept = useRef<{ of: string; key: string }>(undefined);
  return (asked) => {
    const of = JSON.stringify(asked);
    if (kept.current?.of !== of) kept.current = { of, key: crypto.randomUUID() };
    return kept.current.key;
  };
};
