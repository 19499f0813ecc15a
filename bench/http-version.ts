/** The HTTP version of files, by the browsers' names for it. */
export type HttpVersion = "http/1.1" | "h2";
