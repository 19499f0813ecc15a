import { useAddress } from "@console-shell/ui";
import { useQuery } from "@tanstack/react-query";
import type { ApiDocument } from "./operations.ts";

/** The document's path, and the name of its read. */
export const apiDocument = "/api/v1/openapi.json";

const read = async (address: string, signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(address, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`${apiDocument} answered ${response.status}`);
  return (await response.json()) as ApiDocument;
};

/** The calls of the public API, as its document tells of them. */
export const useApiDocument = () => {
  const address = useAddress()(apiDocument);
  const { data, error, refetch } = useQuery({
    queryKey: [apiDocument],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: Infinity,
  });
  return { document: data, error, refetch: () => void refetch() };
};
