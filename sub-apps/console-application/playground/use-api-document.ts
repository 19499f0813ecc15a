import { useAddress } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import type { ApiDocument } from "./operations.ts";

/** The document's path, also its query key. */
export const apiDocument = "/api/v1/openapi.json";

const read = async (address: string, signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(address, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`${apiDocument} answered ${response.status}`);
  return (await response.json()) as ApiDocument;
};

/** The public API's operations, from its OpenAPI document. */
export const useApiDocument = () => {
  const address = useAddress()(apiDocument);
  const { data, error, refetch } = useQuery({
    queryKey: [apiDocument],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: Infinity,
  });
  return { document: data, error, refetch: () => void refetch() };
};
