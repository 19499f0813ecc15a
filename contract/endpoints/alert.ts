import { endpoint } from "../endpoint.ts";

export const alertEndpoints = [] as const;
void endpoint;
