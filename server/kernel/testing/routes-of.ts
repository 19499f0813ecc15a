import type { FastifyInstance } from "fastify";

const indent = 4;

/** Every route of an app as `GET /path/:id`, sorted; parsed from Fastify's printed tree, whose other form omits some. */
export const routesOf = (app: FastifyInstance): string[] => {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes().split("\n")) {
    const [, branch = "", piece = "", methods = ""] =
      /^([│ ]*[├└]── )(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (branch === "") continue;
    const depth = branch.length / indent - 1;
    above[depth] = (depth === 0 ? "" : above[depth - 1]!) + piece;
    for (const method of methods.split(", "))
      if (method !== "") routes.push(`${method} ${above[depth]}`);
  }
  return routes.toSorted();
};
