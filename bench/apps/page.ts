/** What the measuring page offers to the apps that it measures. */
export interface BenchPage {
  /** The app has everything in the DOM; `element` is its last one. */
  done(app: string, element: Element): void;
  /** Figures that the app took of itself. */
  report(app: string, figures: unknown): void;
  /** An effect of the leaking app fired: `listener 3`, `interval 0`. */
  hit(effect: string): void;
}

type Page = Window & { benchPage?: BenchPage };

/** Finds the measuring page, also from inside an iframe realm (wujie). */
export const benchPage = (): BenchPage | undefined =>
  (window as Page).benchPage ?? (window.parent as Page).benchPage;
