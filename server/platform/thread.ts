import { parentPort, Worker } from "node:worker_threads";

/** A worker thread that keeps state, such as a connection, and answers questions in order. A pool's threads keep none. */
export interface Thread<Question, Answer> {
  ask(question: Question, transferred?: ArrayBuffer[]): Promise<Answer>;
  /** Whether it's still running; a new one starts without the state. */
  isAlive(): boolean;
  close(): Promise<void>;
}

/** SQLite's code is sent separately, because its error loses it on the way. */
type Reply<Answer> = { answer: Answer } | { error: unknown; errcode: unknown };

/** Starts a thread; `name` is what its errors call it. */
export const startThread = <Question, Answer>(
  script: URL,
  name: string,
  workerData?: unknown,
): Thread<Question, Answer> => {
  const worker = new Worker(script, { workerData, execArgv: [] });
  // The server may end while the thread waits for a question.
  worker.unref();
  const open: PromiseWithResolvers<Answer>[] = [];
  let ended: Error | undefined;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of open.splice(0)) reject(ended);
  };
  worker.on("error", (cause) => end(new Error(`The ${name} thread failed.`, { cause })));
  worker.on("exit", () => end(new Error(`The ${name} thread has ended.`)));
  worker.on("message", (reply: Reply<Answer> | Record<string, never>) => {
    // `node --watch`, as in development, posts which files the thread loads.
    if (!("answer" in reply || "error" in reply)) return;
    const first = open.shift();
    if (open.length === 0) worker.unref();
    if ("answer" in reply) first?.resolve(reply.answer);
    else first?.reject(Object.assign(reply.error as Error, { errcode: reply.errcode }));
  });

  return {
    ask(question, transferred = []) {
      if (ended) return Promise.reject(ended);
      worker.postMessage(question, transferred);
      worker.ref();
      const answer = Promise.withResolvers<Answer>();
      open.push(answer);
      return answer.promise;
    },
    isAlive: () => !ended,
    async close() {
      end(new Error(`The ${name} thread was closed.`));
      await worker.terminate();
    },
  };
};

/** Called in the thread: answers each question that it's asked. */
export const answerQuestions = (answer: (question: never) => unknown): void => {
  const reply = (question: never): Reply<unknown> => {
    try {
      return { answer: answer(question) };
    } catch (error) {
      return { error, errcode: (error as { errcode?: unknown }).errcode };
    }
  };
  parentPort?.on("message", (question) => parentPort?.postMessage(reply(question as never), []));
};
