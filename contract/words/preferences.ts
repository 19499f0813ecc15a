/** Density of the console's rows and controls. The first is the default. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** Whether the side navigation shows titles or only icons. The first is the default. */
export const navigations = ["full", "collapsed"] as const;
export type Navigation = (typeof navigations)[number];

/** What Home can show below its figures, in the default order. */
export const homeParts = ["work", "recent", "apps"] as const;
export type HomePart = (typeof homeParts)[number];

/** How an operator has arranged Home; a missing list has its default. */
export interface HomeLayout {
  /** The figures shown, each `<sub-app>.<figure>`, in order. */
  figures?: string[] | undefined;
  /** The parts shown, in order. */
  parts?: HomePart[] | undefined;
}

/** Maximum number of favourite sub-applications per operator. */
export const maxFavourites = 20;
