import { newId } from "@console-shell/server/database/id";
import { Client } from "pg";
import { inject } from "vitest";
import "./provided.ts";

/** Makes a database without anything in the private PostgreSQL, and answers its URL. */
export const createPostgresDatabase = async (): Promise<string> => {
  const server = inject("postgresUrl");
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
