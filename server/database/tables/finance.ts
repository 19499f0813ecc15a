export interface FinanceTables {}
