/** Public pages: they don't ask the server who is signed in. */
export const isPublicPath = (pathname: string): boolean => /^\/(?:user|cam)(?:\/|$)/.test(pathname);

/** Pages for signing in; a 401 there is a regular response and doesn't redirect. */
export const isLoginPath = (pathname: string): boolean =>
  /^\/(?:user|cam)\/login\/?$/.test(pathname) ||
  /^\/user\/single-sign-on\/[^/]+\/?$/.test(pathname);

export const loginPath = "/user/login";
