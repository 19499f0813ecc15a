import { useApiQuery } from "./use-api-query.ts";

/** Whether the console can send e-mails; assumed until it's known. */
export const useHasMail = (): boolean =>
  useApiQuery("GET /cc-api/mail/state").data?.isSetUp !== false;
