/** Density of the console's rows and controls. The first is the default. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** Whether the side navigation shows titles or only icons. The first is the default. */
export const navigations = ["full", "collapsed"] as const;
export type Navigation = (typeof navigations)[number];

/** Maximum number of favourite sub-applications per operator. */
export const maxFavourites = 20;
