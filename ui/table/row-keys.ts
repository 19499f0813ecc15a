import { focusedElement } from "../controls/focus-heading.ts";
import { recordLink } from "./open-rows.ts";
import styles from "./scroll-table.module.css";

/** The class of tables whose rows can be stepped through. */
export const steppedTable = "cs-stepped";

const rowsOf = `.${steppedTable} tr[data-row-key]`;

const boxIn = (row: Element) => row.querySelector<HTMLElement>(`.${styles.selects} input`);
const openerIn = (row: Element) =>
  recordLink(row, styles.opens!) ?? row.querySelector<HTMLElement>(`.${styles.toggle}`);

/** Steps through the rows of the tables in an element by moving the focus, and acts on the row that has it. */
export const createRowKeys = (root: Element) => {
  /** The key of the row that was stepped to last: the list may be drawn again, as after going back to it. */
  let last: string | undefined;
  const rows = () =>
    Array.from(root.querySelectorAll<HTMLElement>(rowsOf)).filter((row) => row.checkVisibility());
  const current = () => {
    const row = focusedElement()?.closest<HTMLElement>(rowsOf);
    return row && root.contains(row) ? row : undefined;
  };
  return {
    /** Which keys have a use on the shown page. */
    offers: () => {
      const shown = rows();
      return {
        step: shown.length > 0,
        open: shown.some((row) => openerIn(row)),
        select: shown.some((row) => boxIn(row)),
      };
    },
    /** Focuses the next or previous row; from elsewhere, the last one again, or the first. */
    step: (by: 1 | -1) => {
      const shown = rows();
      const from = shown.findIndex((row) => row === current());
      const at = from < 0 ? shown.findIndex((row) => row.dataset["rowKey"] === last) : from + by;
      const row = shown[Math.min(Math.max(at, 0), shown.length - 1)];
      if (!row) return;
      last = row.dataset["rowKey"];
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
      // Not to the middle, as a focus does.
      row.scrollIntoView({ block: "nearest" });
    },
    /** Opens the row's record, or its details. */
    open: () => {
      const row = current();
      if (row) openerIn(row)?.click();
    },
    select: () => {
      const row = current();
      if (row) boxIn(row)?.click();
    },
  };
};
