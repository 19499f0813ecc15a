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

/** What the log says of an answered request; nothing of its query, body or headers. */
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
  /** Writes the line of an answered request. There is one for each, so a template makes it: `info` takes three times as long. */
  answered(line: RequestLine): void;
}

/** Lines that are written at once. */
const linesTogether = 64;
const writeEvery = 200;

/**
 * Standard output for a log, written in pieces: a write of its own for each line would cost a request
 * as much as all the rest of its answer. Whoever ends the process flushes it (`flushSync`).
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
    /** Also waits for the disk, so it's for the end only. */
    flushSync() {
      writeLines();
      output.flushSync();
    },
  };
};

/** As JSON of a value that needs no escape: every one of a `RequestLine` except its path. */
const text = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `,"${name}":"${value}"`;

/** JSON lines on standard output; what is secret is taken out at any of the usual depths. */
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
