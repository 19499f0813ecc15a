import type {
  ApiInput,
  ApiKey,
  ApiOutput,
  HostRequest,
  RequestOptions,
} from "@console-shell/contract";

/** The response to each call: an answer, an error, or a function of the call's input. */
export type TestAnswers = {
  [Key in ApiKey]?:
    | ApiOutput<Key>
    | Error
    | ((input: ApiInput<Key>) => ApiOutput<Key> | Promise<ApiOutput<Key>>);
};

export interface TestCall {
  key: string;
  input: unknown;
  isPoll?: true;
}

/** A request function that answers without a server and records the calls. A call without an answer rejects. */
export const answering = (
  answers: TestAnswers,
  calls: TestCall[],
  ended: AbortSignal,
): HostRequest => {
  const given = answers as Record<string, unknown>;
  const send = async (key: string, input?: unknown, options: RequestOptions = {}) => {
    calls.push({ key, input, ...(options.isPoll && { isPoll: true }) });
    if (!Object.hasOwn(given, key)) throw new Error(`The test gives no answer to ${key}`);
    const answer = given[key];
    const result =
      typeof answer === "function" ? await (answer as (input: unknown) => unknown)(input) : answer;
    ended.throwIfAborted();
    options.signal?.throwIfAborted();
    if (result instanceof Error) throw result;
    return result;
  };
  return send as HostRequest;
};
