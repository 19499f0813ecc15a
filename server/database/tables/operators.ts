export interface OperatorTables {}
