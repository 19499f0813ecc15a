import { useQuery } from "@tanstack/react-query";
import type { ApiDocument } from "./operations.ts";

const address = "/api/v1/openapi.json";

const read = async ({ signal }: { signal: AbortSignal }): Promise<ApiDocument> => {
  const response = await fetch(address, { credentials: "omit", signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as ApiDocument;
};

/** The calls of the public API, as its document tells of them. */
export const useApiDocument = () => {
  const { data, error, refetch } = useQuery({ queryKey: [address], queryFn: read });
  return { document: data, error, refetch: () => void refetch() };
};
