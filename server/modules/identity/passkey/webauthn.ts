/**
 * What checks passkeys. It is read when the first one is made or used: one in six modules of the
 * server is its, and a server starts sooner without.
 */
export const webauthn = () => import("@simplewebauthn/server");
