import { endpoint } from "../endpoint.ts";

export const clientApplicationEndpoints = [] as const;
void endpoint;
