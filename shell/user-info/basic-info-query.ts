/** Query key of the operator's own basic info. */
export const basicInfoQuery = ["GET /cc-api/operator/getBasicInfo"] as const;
