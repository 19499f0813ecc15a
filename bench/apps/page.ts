/** What the measuring page offers to the measured apps. */
export interface BenchPage {
  /** Called when the app's DOM is complete; `element` is its last element. */
  done(app: string, element: Element): void;
  /** Figures that the app measured itself. */
  report(app: string, figures: unknown): void;
  /** An effect of the leaking app fired: `listener 3`, `interval 0`. */
  hit(effect: string): void;
}

type Page = Window & { benchPage?: BenchPage };

/** Finds the measuring page, even from inside an iframe realm (wujie). */
export const benchPage = (): BenchPage | undefined =>
  (window as Page).benchPage ?? (window.parent as Page).benchPage;
