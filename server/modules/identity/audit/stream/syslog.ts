import { createSocket } from "node:dgram";
import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Line } from "./lines.ts";

/** Facility 13, "log audit". */
const facility = 13;
const [warning, notice] = [4, 5];
/** Milliseconds that a receiver may take to close the connection after the last byte. */
const closing = 2_000;

/** A message of RFC 5424 with the JSON as its text. */
export const syslogMessage = (
  { at, name, isRefused, json }: Line,
  { host }: { host: string },
): string => {
  const priority = facility * 8 + (isRefused ? warning : notice);
  return `<${priority}>1 ${new Date(at).toISOString()} ${host} console-shell - ${name} - ${json}`;
};

const portOf = ({ port, protocol }: URL): number =>
  port === "" ? (protocol === "tls:" ? 6514 : 514) : Number(port);

const open = (url: URL): Socket => {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const to = { host, port: portOf(url) };
  return url.protocol === "tls:" ? connectTls({ ...to, servername: host }) : connectTcp(to);
};

/**
 * A connection per delivery: that it was closed without an error is the only sign that everything has arrived, since
 * receivers of syslog acknowledge nothing.
 */
const overTcp = async (url: URL, messages: readonly string[], signal: AbortSignal) => {
  const socket = open(url);
  const done = Promise.withResolvers<void>();
  const abort = () => socket.destroy(new Error("It took too long"));
  signal.addEventListener("abort", abort, { once: true });
  let isSent = false;
  socket
    .on("error", done.reject)
    .on("close", () =>
      isSent ? done.resolve() : done.reject(new Error("The connection was closed")),
    )
    .once(url.protocol === "tls:" ? "secureConnect" : "connect", () => {
      // Each message after its length in bytes (RFC 5425, RFC 6587).
      const frames = messages.map((text) => `${Buffer.byteLength(text)} ${text}`);
      socket.end(frames.join(""), () => {
        isSent = true;
        setTimeout(() => socket.destroy(), closing).unref();
      });
    });
  socket.resume();
  try {
    await done.promise;
  } finally {
    signal.removeEventListener("abort", abort);
  }
};

/** Bytes of the longest message in a datagram, less those that IPv6 and UDP need. */
const longestDatagram = 65_000;

/** A message that fits into a datagram: an event that is too long comes without its details. */
const datagramOf = (line: Line, from: { host: string }): string => {
  const message = syslogMessage(line, from);
  if (Buffer.byteLength(message) <= longestDatagram) return message;
  const event = { ...(JSON.parse(line.json) as object), details: {}, detailsOmitted: true };
  return syslogMessage({ ...line, json: JSON.stringify(event) }, from);
};

/** A datagram per message (RFC 5426); nobody learns whether they arrive. */
const overUdp = async (url: URL, messages: readonly string[]) => {
  const socket = createSocket(url.hostname.startsWith("[") ? "udp6" : "udp4");
  const failed = Promise.withResolvers<never>();
  socket.on("error", failed.reject);
  failed.promise.catch(() => undefined);
  try {
    for (const message of messages) {
      const sent = Promise.withResolvers<void>();
      socket.send(message, portOf(url), url.hostname.replace(/^\[|\]$/g, ""), (error) =>
        error ? sent.reject(error) : sent.resolve(),
      );
      await Promise.race([sent.promise, failed.promise]);
    }
  } finally {
    socket.close();
  }
};

/** Sends lines to a syslog server, over `tls:`, `tcp:` or `udp:`. */
export const sendSyslog = (
  address: string,
  lines: readonly Line[],
  { host, signal }: { host: string; signal: AbortSignal },
): Promise<void> => {
  const url = new URL(address);
  const messagesBy = (textOf: typeof syslogMessage) => lines.map((line) => textOf(line, { host }));
  return url.protocol === "udp:"
    ? overUdp(url, messagesBy(datagramOf))
    : overTcp(url, messagesBy(syslogMessage), signal);
};
