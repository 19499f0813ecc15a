/** Response header for signed-in callers: seconds until the session ends unless it's used again. */
export const sessionSecondsHeader = "x-session-seconds";
