import { endpoint } from "../endpoint.ts";

export const objectSearchEndpoints = [] as const;
void endpoint;
