/** How the link to set a password gets to an operator: by mail, or copied by the administrator, who passes it on. */
export const linkDeliveries = ["mail", "link"] as const;
export type LinkDelivery = (typeof linkDeliveries)[number];
