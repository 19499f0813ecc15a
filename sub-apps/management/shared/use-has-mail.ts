import { useApiQuery } from "@console-shell/sdk";

/** Whether e-mails can be sent; undefined until it's known. */
export const useHasMail = (): boolean | undefined =>
  useApiQuery("GET /cc-api/mail/state").data?.isSetUp;
