import { type ApiUsageRange, apiUsageRanges } from "@console-shell/contract/words/usage-ranges";

/** A range that ends now, aligned to buckets; its last bucket is the current one. */
export const usageSpan = (range: ApiUsageRange, now: number) => {
  const { length, bucket } = apiUsageRanges[range];
  const to = now - (now % bucket) + bucket;
  return { from: to - length, to, bucket };
};
