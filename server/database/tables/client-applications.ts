export interface ClientApplicationTables {}
