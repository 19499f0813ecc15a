import { endpoint } from "../endpoint.ts";

export const faceSearchEndpoints = [] as const;
void endpoint;
