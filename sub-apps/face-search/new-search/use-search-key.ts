import { useRef } from "react";

/**
 * The idempotency key of a search: unchanged input keeps it after a refusal or a lost response; another
 * face, or any other change, gets a new one.
 */
export const useSearchKey = (): ((asked: object) => string) => {
  const kept = useRef<{ of: string; key: string }>(undefined);
  return (asked) => {
    const of = JSON.stringify(asked);
    if (kept.current?.of !== of) kept.current = { of, key: crypto.randomUUID() };
    return kept.current.key;
  };
};
