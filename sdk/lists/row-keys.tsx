import type { PaletteEntry } from "@console-shell/contract";
import { createRowKeys, useRowWords } from "@console-shell/ui";
import { useState } from "react";
import { useHost } from "../host/host-context.ts";
import { usePaletteEntries } from "../palette/use-palette-entries.ts";

/** Offers the keys for the rows of the lists that the sub-app shows. */
export const RowKeys = () => {
  const { container } = useHost();
  const words = useRowWords();
  const [rows] = useState(() => createRowKeys(container));
  usePaletteEntries(() => {
    const offers = rows.offers();
    const onRow = { keysOnly: true, needs: words.needed } as const;
    const entries: (PaletteEntry | false)[] = [
      offers.step && {
        key: "row-next",
        keys: "J",
        keysOnly: true,
        title: words.next,
        run: () => rows.step(1),
      },
      offers.step && {
        key: "row-previous",
        keys: "K",
        keysOnly: true,
        title: words.previous,
        run: () => rows.step(-1),
      },
      offers.open && {
        key: "row-open",
        keys: "Enter",
        title: words.open,
        ...onRow,
        run: rows.open,
      },
      offers.select && {
        key: "row-select",
        keys: "X",
        title: words.select,
        ...onRow,
        run: rows.select,
      },
    ];
    return entries.filter((entry) => entry !== false);
  });
  return null;
};
