/** What files are served over, by the names that browsers give it. */
export type HttpVersion = "http/1.1" | "h2";
