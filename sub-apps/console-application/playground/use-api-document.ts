import { useQuery } from "@tanstack/react-query";
import type { ApiDocument } from "./operations.ts";

/** Where the document is, and the name of its read. */
export const apiDocument = "/api/v1/openapi.json";

const read = async ({ signal }: { signal: AbortSignal }): Promise<ApiDocument> => {
  const response = await fetch(apiDocument, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`${apiDocument} answered ${response.status}`);
  return (await response.json()) as ApiDocument;
};

/** The calls of the public API, as its document tells of them. */
export const useApiDocument = () => {
  const { data, error, refetch } = useQuery({
    queryKey: [apiDocument],
    queryFn: read,
    staleTime: Infinity,
  });
  return { document: data, error, refetch: () => void refetch() };
};
