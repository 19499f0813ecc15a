/** The Message-ID of a mail in a queue: the same for each attempt, so that mail programs show it once. */
export const messageIdOf = (id: string, publicUrl: string): string =>
  `<${id}@${new URL(publicUrl).hostname}>`;
