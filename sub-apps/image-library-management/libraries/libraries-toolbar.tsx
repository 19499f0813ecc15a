import type { LibraryKind } from "@console-shell/contract/calls/library";
import { ChoiceSelect, SearchBox, Toolbar } from "@console-shell/ui";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { kinds } from "../shared/kind-tag.tsx";
import styles from "./libraries.module.css";
import { libraryOrder, type LibraryOrder, libraryOrders } from "./library-order.ts";

interface LibrariesToolbarProps {
  values: { search: string | undefined; kind: LibraryKind | undefined; sort: string | undefined };
  onChange: (change: { search?: string; kind?: string; sort?: string }) => void;
  /** Chooses a saved view. */
  views: ReactNode;
}

const orderNames = {
  "-createdAt": "libraries.newest",
  name: "libraries.byName",
  "-imageCount": "libraries.maxImages",
  "-bytes": "libraries.largest",
} as const satisfies Record<LibraryOrder, string>;

/** Search, filter and order of the libraries. */
export const LibrariesToolbar = ({ values, onChange, views }: LibrariesToolbarProps) => {
  const text = useText();
  return (
    <Toolbar
      views={views}
      inUse={values.kind ? 1 : 0}
      onClear={
        values.kind || values.search
          ? () => onChange({ kind: undefined, search: undefined })
          : undefined
      }
      filters={
        <>
          <ChoiceSelect
            className={styles.filter}
            label={text("word.kind")}
            value={values.kind ?? ""}
            onChange={(kind) => onChange({ kind })}
            options={[
              { value: "", label: text("libraries.allKinds") },
              ...kinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) })),
            ]}
          />
          <ChoiceSelect
            className={styles.filter}
            label={text("libraries.sort")}
            value={libraryOrder(values.sort).chosen}
            onChange={(sort) => onChange({ sort })}
            options={libraryOrders.map((order) => ({
              value: order,
              label: text(orderNames[order]),
            }))}
          />
        </>
      }
    >
      <SearchBox
        label={text("libraries.search")}
        value={values.search}
        onSearch={(search) => onChange({ search: search })}
      />
    </Toolbar>
  );
};
