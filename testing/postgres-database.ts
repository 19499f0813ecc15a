import { newId } from "@console-shell/server/database/id";
import { Client } from "pg";

/**
 * Makes a database on the PostgreSQL at `server`, the URL of its maintenance database, and answers the
 * new one's URL. It is empty, or what `template` is, and goes when the private PostgreSQL does.
 */
export const createPostgresDatabase = async (
  server: string,
  template?: string,
): Promise<string> => {
  const name = `test_${newId().replaceAll("-", "")}`;
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(
      `create database ${name}${template === undefined ? "" : ` template ${template}`}`,
    );
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, server).href;
};
