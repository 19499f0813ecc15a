import { type DestinationStream, type Logger, pino } from "pino";

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

/**
 * Standard output for a log, written in pieces: a write of its own for each line would cost a request
 * as much as all the rest of its answer. Whoever ends the process flushes it (`flushSync`).
 */
export const logDestination = () =>
  pino.destination({ sync: true, minLength: 4096, periodicFlush: 200 });

/** JSON lines on standard output; what is secret is taken out at any of the usual depths. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
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
    destination ?? pino.destination({ sync: true }),
  );
