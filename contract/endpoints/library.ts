import { endpoint } from "../endpoint.ts";

export const libraryEndpoints = [] as const;
void endpoint;
