import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface ExportLinkProps {
  /** What is exported: the call's path is `/cc-api/finance/<of>/export`. */
  of: "client" | "ledger" | "invoice" | "top-up" | "refund";
  filters: Record<string, string | number | undefined>;
}

/** A file of all that matches the filters, not of the page that is shown. */
export const ExportLink = ({ of, filters }: ExportLinkProps) => {
  const text = useText();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, String(value));
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      href={`/cc-api/finance/${of}/export?${query.toString()}`}
      download
    >
      {text("common.export")}
    </Button>
  );
};
