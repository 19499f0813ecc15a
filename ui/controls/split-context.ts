import { createContext } from "react";

/** For the list of a split view: the id of the record that is open next to it. Null: the list has its page to itself. */
export const SplitContext = createContext<string | null>(null);

/** Whether this is a record next to its list: its page belongs to the list, as do title and address. */
export const PaneContext = createContext(false);
