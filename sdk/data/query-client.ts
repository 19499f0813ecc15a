import { QueryClient } from "@tanstack/react-query";

/**
 * One per mount. No retries: the console's request wrapper has already shown the error, and a retry would
 * show it again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // SubAppRoot refetches on the host's signal, which is more reliable than the browser's.
        refetchOnReconnect: false,
        staleTime: 10_000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
