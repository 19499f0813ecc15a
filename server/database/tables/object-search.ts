export interface ObjectSearchTables {}
