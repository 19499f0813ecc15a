import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import type { ReportThread } from "./report-thread.ts";

/** The thread's connection, used by one statement or transaction at a time. */
export interface ReportQueue {
  acquire(signal: AbortSignal): Promise<ReportThread>;
  release(): void;
}

class ReportConnection implements DatabaseConnection {
  readonly #thread: ReportThread;
  readonly #signal: AbortSignal;

  constructor(thread: ReportThread, signal: AbortSignal) {
    this.#thread = thread;
    this.#signal = signal;
  }

  /** For starting and ending a transaction; an aborted report has to end it, too. */
  async run(sql: string): Promise<void> {
    for await (const rows of this.#thread.read(sql, [])) void rows;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const all: Row[] = [];
    for await (const { rows } of this.streamQuery<Row>(query))
      for (const row of rows) all.push(row);
    return { rows: all };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    this.#signal.throwIfAborted();
    for await (const rows of this.#thread.read(sql, parameters)) {
      yield { rows: rows as Row[] };
      this.#signal.throwIfAborted();
    }
  }
}

/** Runs one report's statements interleaved with those of others, until its signal is aborted. */
export class ReportDriver implements Driver {
  readonly #queue: ReportQueue;
  readonly #signal: AbortSignal;

  constructor(queue: ReportQueue, signal: AbortSignal) {
    this.#queue = queue;
    this.#signal = signal;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReportConnection> {
    return new ReportConnection(await this.#queue.acquire(this.#signal), this.#signal);
  }

  async beginTransaction(connection: ReportConnection): Promise<void> {
    await connection.run("begin");
  }

  async commitTransaction(connection: ReportConnection): Promise<void> {
    await connection.run("commit");
  }

  async rollbackTransaction(connection: ReportConnection): Promise<void> {
    await connection.run("rollback");
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release();
  }

  async destroy(): Promise<void> {}
}
