import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The fields of a protobuf message: numbers, or bytes, by the field's number. */
const fieldsOf = (bytes: Buffer): Map<number, (Buffer | number)[]> => {
  const fields = new Map<number, (Buffer | number)[]>();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const read = (type: number): Buffer | number => {
    if (type === 0) return varint();
    const length = type === 2 ? varint() : { 1: 8, 5: 4 }[type]!;
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = varint();
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), read(tag & 7)]);
  }
  return fields;
};

const below = (message: Buffer, field: number): Buffer[] =>
  (fieldsOf(message).get(field) ?? []).filter((one) => typeof one !== "number");

const attributesOf = (message: Buffer, field: number): Record<string, string | number> =>
  Object.fromEntries(
    below(message, field).map((pair) => {
      const [key, value] = [below(pair, 1)[0]!, below(pair, 2)[0]!];
      const [[first] = []] = fieldsOf(value).values();
      return [key.toString(), typeof first === "number" ? first : first!.toString()];
    }),
  );

/** A span as it was received. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentId: string;
  attributes: Record<string, string | number>;
  /** Spans of other traces. */
  links: { traceId: string; spanId: string }[];
  service: string | number | undefined;
}

const spansOf = (request: Buffer): ReceivedSpan[] =>
  below(request, 1).flatMap((ofResource) => {
    const [resource] = below(ofResource, 1);
    const service = resource && attributesOf(resource, 1)["service.name"];
    return below(ofResource, 2).flatMap((ofScope) =>
      below(ofScope, 2).map((span) => {
        const hex = (field: number) => below(span, field)[0]?.toString("hex") ?? "";
        return {
          name: below(span, 5)[0]!.toString(),
          traceId: hex(1),
          spanId: hex(2),
          parentId: hex(4),
          attributes: attributesOf(span, 9),
          links: below(span, 13).map((link) => ({
            traceId: below(link, 1)[0]!.toString("hex"),
            spanId: below(link, 2)[0]!.toString("hex"),
          })),
          service,
        };
      }),
    );
  });

/** A collector that accepts spans in OpenTelemetry's protobuf format, and keeps them. */
export const startOtlpReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const requests: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requests.push({ path: request.url, headers: request.headers });
      spans.push(...spansOf(body));
      response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
