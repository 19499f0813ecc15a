/** The release of a page that `npm run dev` serves from its sources; the server's builds say nothing about it. */
export const developmentRelease = "development";
