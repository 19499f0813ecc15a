import { lazyPage } from "@console-shell/sdk";

/** `ReceiptUpload`, loaded when it is shown: antd's upload is a file of its own that few pages need. */
export const ReceiptUpload = lazyPage(
  "receipt upload",
  async () => (await import("./receipt-upload.tsx")).ReceiptUpload,
);
