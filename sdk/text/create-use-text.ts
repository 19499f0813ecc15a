import { oneFullStop } from "@console-shell/contract/words/one-full-stop";
import type { WordKey } from "@console-shell/ui";
import { useCallback } from "react";
import { useIntl } from "react-intl";

export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/**
 * Creates the sub-app's typed text hook, whose keys are those of its catalogue and the words that all share: `const text = useText();
 * text("client.count", { count }); text("word.save")`. Messages are ICU.
 */
export const createUseText =
  <Key extends string>() =>
  (): ((key: Key | WordKey, values?: TextValues) => string) => {
    const intl = useIntl();
    return useCallback(
      (key: Key | WordKey, values?: TextValues) =>
        oneFullStop(intl.formatMessage({ id: key }, values)),
      [intl],
    );
  };
