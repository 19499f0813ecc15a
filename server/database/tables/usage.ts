export interface UsageTables {}
