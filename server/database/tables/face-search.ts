export interface FaceSearchTables {}
