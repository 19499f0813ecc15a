import { isOwnName } from "@console-shell/server/kernel/on-this-machine";

type Variables = Record<string, string | undefined>;

/** Whether `npm start` runs a demo that wasn't requested explicitly. */
export const isDemoImplied = ({ DEMO, NODE_ENV }: Variables): boolean =>
  !DEMO && NODE_ENV !== "production";

/**
 * Why `npm start` refuses to start, if it does: the demo's account names are public, so only an
 * explicit `DEMO=1` opens it to other machines.
 */
export const unaskedDemo = (variables: Variables): string | undefined => {
  const { HOST } = variables;
  if (!isDemoImplied(variables) || !HOST || isOwnName(HOST)) return undefined;
  return (
    `HOST=${HOST} would open the demo, with its known account names, to the network. ` +
    "Set NODE_ENV=production to run the console, or DEMO=1 to show the demo there."
  );
};
