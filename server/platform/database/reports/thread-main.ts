// Runs in a worker thread: SQLite blocks the thread that calls it, and a report takes seconds.
import { workerData } from "node:worker_threads";
import { answerQuestions } from "#platform/thread.ts";
import { openSqlite } from "../dialect/sqlite.ts";

/** Requests to the report thread, one at a time. */
export type ReportQuestion =
  | { do: "begin"; sql: string; parameters: readonly unknown[] }
  | { do: "next" }
  | { do: "stop" };

/** Some rows of the statement. */
export interface ReportRows {
  rows: unknown[];
  isDone: boolean;
}

/** Rows per message. The main thread can serve other calls between two of them. */
const atOnce = 500;

const { database } = openSqlite(workerData as string, { readOnly: true });
let rows: Iterator<unknown> | undefined;

const nextRows = (): ReportRows => {
  const some: unknown[] = [];
  while (rows && some.length < atOnce) {
    const { done, value } = rows.next();
    if (done) rows = undefined;
    else some.push(value);
  }
  return { rows: some, isDone: !rows };
};

const answer = (question: ReportQuestion): ReportRows => {
  if (question.do === "next") return nextRows();
  rows?.return?.();
  rows = undefined;
  if (question.do === "stop") return { rows: [], isDone: true };
  const statement = database.prepare(question.sql);
  if (!statement.reader) statement.run(question.parameters);
  else rows = statement.iterate(question.parameters) as Iterator<unknown>;
  return nextRows();
};

answerQuestions((question: ReportQuestion) => {
  try {
    return answer(question);
  } catch (error) {
    rows = undefined;
    throw error;
  }
});
