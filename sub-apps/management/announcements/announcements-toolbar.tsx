import { announcementStates } from "@console-shell/contract/announcement-choices";
import { Segmented } from "antd";
import { useText } from "../messages/index.ts";

import { ListToolbar } from "../shared/list-toolbar.tsx";

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
    <ListToolbar
      label={text("announcements.search")}
      search={values.search}
      onSearch={(search) => set({ search })}
      total={total}
    >
      <Segmented
        aria-label={text("announcements.filterState")}
        value={values.state ?? ""}
        onChange={(state) => set({ state })}
        options={[
          { value: "", label: text("announcements.all") },
          ...announcementStates.map((value) => ({ value, label: text(`announcements.${value}`) })),
        ]}
      />
    </ListToolbar>
  );
};
