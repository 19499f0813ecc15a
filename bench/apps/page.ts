/** What the measuring page offers to the apps that it measures. */
export interface BenchPage {
  /** The app has everything in the DOM; `element` is its last one. */
  done(app: string, element: Element): void;
  /** Figures that the app took of itself. */
  report(app: string, figures: unknown): void;
  /** An effect of the leaking app fired. */
  hit(kind: string): void;
}

type Page = Window & { __bench?: BenchPage };

/** Finds the measuring page, also from inside an iframe realm (wujie). */
export const benchPage = (): BenchPage | undefined =>
  (window as Page).__bench ?? (window.parent as Page).__bench;
