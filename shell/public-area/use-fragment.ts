import { useLocation } from "react-router";

/** A value in the address's fragment, which browsers don't send to servers: `#token=…`. */
export const useFragment = (name: string): string | null => {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(name) || null;
};
