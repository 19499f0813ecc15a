/** Header of a call of a page at which nobody has done anything for a while: it does not use the session. */
export const unattendedHeader = "x-unattended";
/** Header with the identifier of the account that the calling page shows: it is made as that one, or not at all. */
export const pageAccountHeader = "x-page-account";
