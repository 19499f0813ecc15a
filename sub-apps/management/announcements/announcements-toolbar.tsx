import { announcementStates } from "@console-shell/contract/announcement-choices";
import { SearchBox, Toolbar } from "@console-shell/ui";
import { Segmented, Typography } from "antd";
import { useText } from "../messages/index.ts";

interface Values {
  search: string | undefined;
  state: string | undefined;
}

interface AnnouncementsToolbarProps {
  values: Values;
  total: number | undefined;
  set: (change: Partial<Values>) => void;
}

/** Search and filter of the list of announcements. */
export const AnnouncementsToolbar = ({ values, total, set }: AnnouncementsToolbarProps) => {
  const text = useText();
  return (
    <Toolbar
      end={
        <Typography.Text type="secondary" aria-live="polite">
          {total === undefined ? null : text("list.count", { total })}
        </Typography.Text>
      }
    >
      <SearchBox
        label={text("announcements.search")}
        value={values.search}
        onSearch={(search) => set({ search })}
      />
      <Segmented
        aria-label={text("announcements.filterState")}
        value={values.state ?? ""}
        onChange={(state) => set({ state })}
        options={[
          { value: "", label: text("announcements.all") },
          ...announcementStates.map((value) => ({ value, label: text(`announcements.${value}`) })),
        ]}
      />
    </Toolbar>
  );
};
