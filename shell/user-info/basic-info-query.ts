/** Under which key the own basic info is kept in the query cache. */
export const basicInfoQuery = ["GET /cc-api/operator/getBasicInfo"] as const;
