import type { QueryClient } from "@tanstack/react-query";

/** Milliseconds between refetches of what uploads change. */
const readEvery = 1_500;
const changed = [
  "GET /cc-api/library/list",
  "GET /cc-api/library/:id",
  "GET /cc-api/library/:id/image/list",
];

/** Refetches what uploads change, throttled. */
export const createReadAgain = (client: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({
          predicate: ({ queryKey }) => changed.includes(String(queryKey[0])),
        });
      }, readEvery);
    },
    stop: () => clearTimeout(timer),
  };
};
