/** The name of a part that is lost with a whole sub-app rather than with its current page. */
export const wholeOf = (part: string): string => `${part}/`;
