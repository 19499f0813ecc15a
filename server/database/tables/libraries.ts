export interface LibraryTables {}
