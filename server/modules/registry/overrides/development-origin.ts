const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Whether sub-apps may be developed from this origin: it's the developer's computer, or listed in `DEV_ORIGINS`. */
export const isDevelopmentOrigin = (origin: string, listed: readonly string[]): boolean =>
  URL.parse(origin)?.origin === origin && (loopback.test(origin) || listed.includes(origin));
