/**
 * The passkey library, loaded on first use: it's one in six of the server's modules, and the server starts sooner
 * without.
 */
export const webauthn = () => import("@simplewebauthn/server");
