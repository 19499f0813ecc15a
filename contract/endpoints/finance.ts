import { endpoint } from "../endpoint.ts";

export const financeEndpoints = [] as const;
void endpoint;
