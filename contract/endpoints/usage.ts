import { endpoint } from "../endpoint.ts";

export const usageEndpoints = [] as const;
void endpoint;
