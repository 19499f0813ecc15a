/** How close together the console's rows and controls are. The first is the default. */
export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** Whether the side navigation shows titles or icons alone. The first is the default. */
export const navigations = ["full", "collapsed"] as const;
export type Navigation = (typeof navigations)[number];

/** How many sub-applications an operator may keep as favourites. */
export const mostFavourites = 20;
