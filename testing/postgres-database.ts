import { newId } from "@console-shell/server/database/id";
import { Client } from "pg";

/**
 * Makes an empty database on the PostgreSQL at `server`, the URL of its maintenance database, and
 * answers the new one's URL. It goes when the private PostgreSQL does.
 */
export const createPostgresDatabase = async (server: string): Promise<string> => {
  const name = `test_${newId().replaceAll("-", "")}`;
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, server).href;
};
