import { QueryClient } from "@tanstack/react-query";

/**
 * One per mount. No retries: the console's request wrapper has already told the operator, and a
 * retry would tell again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // The console knows better than the browser: SubAppRoot.
        refetchOnReconnect: false,
        staleTime: 10_000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
