/** The release of a page that `npm run dev` serves from source; the server's builds don't apply to it. */
export const developmentRelease = "development";
