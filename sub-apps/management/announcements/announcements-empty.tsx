import { EmptyState } from "@console-shell/ui";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface AnnouncementsEmptyProps {
  /** Whether search or filter cause the empty list. */
  filtered: boolean;
  onClear: () => void;
}

/** The empty list of announcements. */
export const AnnouncementsEmpty = ({ filtered, onClear }: AnnouncementsEmptyProps) => {
  const text = useText();
  if (!filtered) return <EmptyState description={text("announcements.none")} />;
  return (
    <EmptyState
      description={text("announcements.noneFound")}
      action={<Button onClick={onClear}>{text("announcements.clear")}</Button>}
    />
  );
};
