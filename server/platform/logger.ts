import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, pino } from "pino";

const secrets = [
  "password",
  "oldPassword",
  "newPassword",
  "code",
  "token",
  "resetToken",
  "secret",
  "cookie",
  "authorization",
  "set-cookie",
];

/** The log fields of an answered request; nothing of its query, body or headers. */
export interface RequestLine {
  traceId: string;
  method: string;
  path: string;
  call: string | undefined;
  status: number;
  refused: string | undefined;
  milliseconds: number;
  operatorId: string | undefined;
  applicationId: string | undefined;
  key: string | undefined;
}

export interface ServerLog extends FastifyBaseLogger {
  /**
   * Writes an answered request's line. There is one per request, so it's a template: `info` takes three times as long.
   */
  answered(line: RequestLine): void;
}

/** Lines per write. */
const linesTogether = 64;
const writeEvery = 200;

/**
 * Buffered standard output for logs: one write per line would cost a request as much as all the rest of its response.
 * Flush it before the process ends (`flushSync`).
 */
export const logDestination = (output = pino.destination({ sync: true })) => {
  let lines: string[] = [];
  const writeLines = () => {
    if (lines.length > 0) output.write(lines.join(""));
    lines = [];
  };
  setInterval(writeLines, writeEvery).unref();
  return {
    write(line: string) {
      lines.push(line);
      if (lines.length >= linesTogether) writeLines();
    },
    /** Also waits for the disk, so it's only for shutdown. */
    flushSync() {
      writeLines();
      output.flushSync();
    },
  };
};

/** JSON of a value that needs no escaping: every one of a `RequestLine` except its path. */
const text = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `,"${name}":"${value}"`;

/** JSON lines on standard output; secrets are redacted at the usual depths. */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ sync: true }),
): ServerLog => {
  const log = pino(
    {
      level,
      redact: {
        paths: ["", "body.", "headers.", "req.headers.", "res.headers."].flatMap((parent) =>
          secrets.map((name) =>
            name.includes("-") ? `${parent.replace(/\.$/, "")}["${name}"]` : `${parent}${name}`,
          ),
        ),
        censor: "[redacted]",
      },
    },
    destination,
  );
  const begin = `{"level":${pino.levels.values["info"]},"time":`;
  const base = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;
  return Object.assign(log, {
    answered(line: RequestLine) {
      if (!log.isLevelEnabled("info")) return;
      const { traceId, method, path, call, status, refused, milliseconds } = line;
      destination.write(
        `${begin}${Date.now()}${base}${text("traceId", traceId)}${text("method", method)},"path":${JSON.stringify(path)}` +
          `${text("call", call)},"status":${status}${text("refused", refused)},"milliseconds":${milliseconds}` +
          `${text("operatorId", line.operatorId)}${text("applicationId", line.applicationId)}` +
          `${text("key", line.key)},"msg":"request"}\n`,
      );
    },
  });
};
