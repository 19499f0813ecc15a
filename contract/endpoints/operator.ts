import { endpoint } from "../endpoint.ts";

export const operatorEndpoints = [] as const;
void endpoint;
