import type { LogEvent } from "kysely";
import { histogram, statementBuckets } from "../metrics/registry.ts";
import { addSpan, isTracing } from "../tracing/spans.ts";

const durations = histogram(
  "console_database_statement_duration_seconds",
  "Statements by their first word, without the wait for a connection.",
  ["statement"],
  statementBuckets,
);

const words = ["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"];

const wordOf = (sql: string): string => {
  const word = sql.slice(0, 9).trimStart().split(/\W/, 1)[0]!.toLowerCase();
  return words.includes(word) ? word : "other";
};

/** Measures and traces a statement; its values are never recorded. */
export const observeStatement = (event: LogEvent): void => {
  const { query, queryDurationMillis: milliseconds } = event;
  const statement = wordOf(query.sql);
  durations.observe({ statement }, milliseconds / 1000);
  if (isTracing())
    addSpan(
      { name: statement, kind: "client", attributes: { "db.query.text": query.sql } },
      milliseconds,
      event.level === "error" ? event.error : undefined,
    );
};
