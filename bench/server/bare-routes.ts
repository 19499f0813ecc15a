import type { BareRoute } from "./bare.ts";
import { openConnection } from "./connection.ts";

/**
 * The bound's routes: the paths of some requests, with the very answers that a server gives to them,
 * so that as many bytes go both ways.
 */
export const bareRoutes = async (port: number, texts: readonly string[]): Promise<BareRoute[]> => {
  const routes: BareRoute[] = [{ method: "GET", url: "/healthz", answer: { status: "alive" } }];
  for (const text of texts) {
    const connection = await openConnection(port);
    const { status, body } = await connection.ask(Buffer.from(text));
    connection.close();
    if (status !== 200) throw new Error(`Answered ${status}: ${body}`);
    const [method = "", url = ""] = text.split(" ");
    routes.push({ method, url, answer: JSON.parse(body) });
  }
  return routes;
};
