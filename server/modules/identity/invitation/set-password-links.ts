import { invitationLifetime } from "@console-shell/contract";

/** A mail's instructions for setting a password: the link, its lifetime, and the alternative. */
export interface SetPasswordLinks {
  link: string;
  hours: number;
  otherwise: string;
}

/** The links for an invitation's token. */
export const setPasswordLinks = (publicUrl: string, token: string): SetPasswordLinks => ({
  link: `${publicUrl}/user/set-password#token=${token}`,
  hours: invitationLifetime / 3_600_000,
  otherwise: `${publicUrl}/user/forget-password`,
});
