import { SearchBox, Toolbar } from "@console-shell/ui";
import { Typography } from "antd";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";

interface ListToolbarProps {
  /** What is searched, in words. */
  label: string;
  search: string | undefined;
  onSearch: (search: string) => void;
  /** How many there are; undefined until that is known. */
  total: number | undefined;
  /** The filters. */
  children: ReactNode;
}

/** Search, filters and number of what a list holds. */
export const ListToolbar = ({ label, search, onSearch, total, children }: ListToolbarProps) => {
  const text = useText();
  return (
    <Toolbar
      end={
        <Typography.Text type="secondary" aria-live="polite">
          {total === undefined ? null : text("list.count", { total })}
        </Typography.Text>
      }
    >
      <SearchBox label={label} value={search} onSearch={onSearch} />
      {children}
    </Toolbar>
  );
};
