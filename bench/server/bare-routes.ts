import type { BareRoute } from "./bare.ts";
import { openConnection } from "./connection.ts";

/**
 * The bound's routes: the paths of some requests with a server's exact responses, so the same
 * number of bytes is transferred.
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
