// What the set-ups of the test run hand to the tests.
declare module "vitest" {
  interface ProvidedContext {
    /** Where the private PostgreSQL answers: its maintenance database. */
    postgresUrl: string;
  }
}

export type {} from "vitest";
