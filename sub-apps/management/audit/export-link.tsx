import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface ExportLinkProps {
  filters: Record<string, string | number | undefined>;
}

/** A file of all events that match the filters, not of the page that is shown. */
export const ExportLink = ({ filters }: ExportLinkProps) => {
  const text = useText();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, String(value));
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      href={`/mc-api/audit/export?${query.toString()}`}
      download="audit.csv"
    >
      {text("audit.export")}
    </Button>
  );
};
