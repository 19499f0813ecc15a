/** Pages that anybody may see: they call no server to find out who is there. */
export const isPublicPath = (pathname: string): boolean => /^\/(?:user|cam)(?:\/|$)/.test(pathname);

/** Pages where a person signs in; a 401 there is an answer, and leads nowhere else. */
export const isLoginPath = (pathname: string): boolean =>
  /^\/(?:user|cam)\/login\/?$/.test(pathname);

export const loginPath = "/user/login";
