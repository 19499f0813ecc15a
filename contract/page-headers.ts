/** Header of background requests from an idle page: the call doesn't extend the session. */
export const unattendedHeader = "x-unattended";
/**
 * Header with the identifier of the account that the calling page shows: the call is refused if another account is
 * signed in.
 */
export const pageAccountHeader = "x-page-account";
