import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import styles from "./charts.module.css";

/** A span of time in milliseconds; its end is exclusive. */
export interface ChartRange {
  from: number;
  to: number;
}

interface Pointed {
  at: number;
  /** The chart that the pointer is over. */
  chart: string;
}

/* A store, so that pointing at a chart renders only what shows the moment. */
const createMoment = () => {
  let current: Pointed | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next: Pointed | null) => {
      if (next?.at === current?.at && next?.chart === current?.chart) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The moment that somebody points at, in all charts of a group. */
export type Moment = ReturnType<typeof createMoment>;

interface Group {
  moment: Moment;
  onSelect?: ((range: ChartRange) => void) | undefined;
}

const GroupContext = createContext<Group | null>(null);

/** The chart's group, or one of its own. */
export const useChartGroup = (): Group => {
  const [moment] = useState(createMoment);
  return use(GroupContext) ?? { moment };
};

interface ChartGroupProps {
  /** Gets a range that was drawn on one of the charts. */
  onSelect?: ((range: ChartRange) => void) | undefined;
  /** Goes back to the range before, on Escape. */
  onUndo?: (() => void) | undefined;
  children: ReactNode;
}

/** Charts of the same time: pointing at a moment in one shows it in all, and a range drawn on one is for all. */
export const ChartGroup = ({ onSelect, onUndo, children }: ChartGroupProps) => {
  const [moment] = useState(createMoment);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onUndo) return undefined;
    const undo = (event: KeyboardEvent) => {
      // Not while the sub-app is kept in the background.
      if (event.key !== "Escape" || event.defaultPrevented || !root.current?.checkVisibility())
        return;
      const { target } = event;
      // Elsewhere, Escape closes a pop-up or clears a field.
      if (!(target instanceof Element) || target.closest("[aria-expanded=true], [role=menu]"))
        return;
      if (root.current.contains(target) || target.contains(root.current)) onUndo();
    };
    document.addEventListener("keydown", undo);
    return () => document.removeEventListener("keydown", undo);
  }, [onUndo]);
  const group = useMemo(() => ({ moment, onSelect }), [moment, onSelect]);
  return (
    <GroupContext value={group}>
      <div ref={root} className={styles.group}>
        {children}
      </div>
    </GroupContext>
  );
};
