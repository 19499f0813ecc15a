import { StarFilled, StarOutlined } from "@ant-design/icons";
import { maxFavourites } from "@console-shell/contract/words/preferences";
import { Button } from "antd";
import { useText } from "../i18n/use-text.ts";
import type { NavigationApp } from "../layout/navigation-items.ts";
import { useConsole } from "../state/console-context.ts";
import { useAccount } from "../state/use-global-state.ts";

/** Pins a sub-app to the front, or unpins it. */
export const FavouriteButton = ({ app: { name, title } }: { app: NavigationApp }) => {
  const text = useText();
  const { favourites } = useAccount();
  const { choices } = useConsole();
  const chosen = favourites.includes(name);
  return (
    <Button
      type="text"
      size="small"
      aria-pressed={chosen}
      aria-label={text("launcher.favourite", { title })}
      icon={chosen ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
      disabled={!chosen && favourites.length >= maxFavourites}
      onClick={() =>
        choices.choose((account) => ({
          favourites: account.favourites.includes(name)
            ? account.favourites.filter((one) => one !== name)
            : [...account.favourites, name],
        }))
      }
    />
  );
};
