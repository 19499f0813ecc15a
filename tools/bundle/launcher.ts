/** The commands of package.json that the server's own sources run: each name with its file. */
export const serverCommands = (scripts: Record<string, string>): [name: string, file: string][] =>
  Object.entries(scripts).flatMap(([name, command]) => {
    const file = /^node (server\/\S+\.ts)$/.exec(command)?.[1];
    return file ? [[name, file] as [string, string]] : [];
  });

/**
 * The bundle's program, a shell script: starts the server or, with a name, runs a command. It starts Node with `exec`,
 * so that a supervisor's signals reach it.
 */
export const launcher = (commands: readonly (readonly [name: string, file: string])[]): string => {
  const names = commands.map(([name]) => name);
  return `#!/bin/sh
# Console Shell. Without a parameter it starts the server; otherwise it runs a command:
#   ${names.join(", ")}
set -eu
here=$(dirname "$(dirname "$(readlink -f "$0")")")
# A library that Node needs and a small Linux doesn't have.
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
# Empty: no production, as for a demo (NODE_ENV= DEMO=1).
export NODE_ENV="\${NODE_ENV-production}"
case "\${1-}" in
  "" | start) file=server/main.ts ;;
${commands.map(([name, file]) => `  ${name}) file=${file} ;;`).join("\n")}
  *)
    echo "Unknown command: $1. Without one, the server starts. Commands: ${names.join(", ")}." >&2
    exit 1
    ;;
esac
[ $# -eq 0 ] || shift
exec "$here/bin/node" "$here/$file" "$@"
`;
};
