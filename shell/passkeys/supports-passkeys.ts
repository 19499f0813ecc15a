/** Whether this browser can use passkeys here: it does so on HTTPS and localhost alone. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === "function";
