export interface MailTables {}
