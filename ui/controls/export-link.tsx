import { DownloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useDownload } from "../address/address-context.ts";
import { steady } from "../live/steady.tsx";
import { useWords } from "./use-words.ts";

export interface ExportLinkProps {
  /** The path of the endpoint that returns the file. */
  path: string;
  filters: Record<string, string | number | undefined>;
}

const Export = ({ path, filters }: ExportLinkProps) => {
  const words = useWords();
  const download = useDownload();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, String(value));
  return (
    <Button
      className="cs-brief"
      icon={<DownloadOutlined aria-hidden />}
      {...download(query.size === 0 ? path : `${path}?${query.toString()}`)}
    >
      {words.exportFile}
    </Button>
  );
};

/** Downloads everything that matches the filters, not only the current page. */
export const ExportLink = /*#__PURE__*/ steady<ExportLinkProps>(Export);
