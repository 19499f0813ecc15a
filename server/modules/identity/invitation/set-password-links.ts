import { invitationLifetime } from "@console-shell/contract";

/** What a mail says of how to set a password: the link, how long it works, and the way without it. */
export interface SetPasswordLinks {
  link: string;
  hours: number;
  otherwise: string;
}

/** The links for the token of an invitation. */
export const setPasswordLinks = (publicUrl: string, token: string): SetPasswordLinks => ({
  link: `${publicUrl}/user/set-password#token=${token}`,
  hours: invitationLifetime / 3_600_000,
  otherwise: `${publicUrl}/user/forget-password`,
});
