import { useApiQuery } from "@console-shell/sdk";

/** Whether e-mails can be sent; assumed until it's known. */
export const useHasMail = (): boolean =>
  useApiQuery("GET /cc-api/mail/state").data?.isSetUp !== false;
