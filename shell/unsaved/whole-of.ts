/** Stands for what is lost with a whole sub-app, and not with the page of it that is shown. */
export const wholeOf = (part: string): string => `${part}/`;
