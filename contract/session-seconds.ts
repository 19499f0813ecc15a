/** Header of every answer to somebody signed in: in how many seconds the session ends, unless it is used again. */
export const sessionSecondsHeader = "x-session-seconds";
