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
    // A write of its own for each line would cost a request as much as all the rest of its answer.
    destination ?? pino.destination({ sync: true, minLength: 4096, periodicFlush: 200 }),
  );
