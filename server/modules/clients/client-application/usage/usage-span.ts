import { type ApiUsageRange, apiUsageRanges } from "@console-shell/contract/api-usage-ranges";

/** A range that ends now, both ends on the border of a bucket; its last bucket is the one at hand. */
export const usageSpan = (range: ApiUsageRange, now: number) => {
  const { length, bucket } = apiUsageRanges[range];
  const to = now - (now % bucket) + bucket;
  return { from: to - length, to, bucket };
};
