interface RawAnswer {
  /** After "a backend's answer with". */
  title: string;
  method?: string;
  /** All bytes, in Latin-1. The connection is closed after them. */
  answer: string;
  /** The status or, of an error of the console, its code; or that the answer's body breaks off. */
  expected: number | string;
}

const lines = (...all: string[]): string => all.join("\r\n");
const json = "content-type: application/json";
const invalid = "backend_invalid";

/** Answers that are odd, illegal or meant to harm. */
export const rawAnswers: readonly RawAnswer[] = [
  { title: "nothing", answer: "", expected: "backend_unreachable" },
  { title: "no HTTP", answer: "hello\r\n\r\n", expected: invalid },
  { title: "TLS", answer: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", expected: invalid },
  { title: "HTTP/0.9", answer: "<p>hi</p>", expected: invalid },
  {
    title: "HTTP/1.0 and no length",
    answer: lines("HTTP/1.0 200 OK", json, "", "{}"),
    expected: 200,
  },
  { title: "HTTP/2.0", answer: lines("HTTP/2.0 200 OK", json, "", "{}"), expected: 200 },
  {
    title: "a Trailer and a Content-Length",
    answer: lines("HTTP/1.1 200 OK", json, "Trailer: x-sum", "Content-Length: 2", "", "{}"),
    expected: 200,
  },
  {
    title: "a Trailer and a Content-Length, to HEAD",
    method: "HEAD",
    answer: lines("HTTP/1.1 200 OK", json, "Trailer: x-sum", "Content-Length: 2", "", ""),
    expected: 200,
  },
  {
    title: "chunks and trailers",
    answer: lines(
      "HTTP/1.1 200 OK",
      json,
      "Trailer: x-hop",
      "Transfer-Encoding: chunked",
      "",
      "2",
      "{}",
      "0",
      "x-hop: 1",
      "set-cookie: a=b",
      "",
      "",
    ),
    expected: 200,
  },
  {
    title: "chunks and trailers, to HEAD",
    method: "HEAD",
    answer: lines("HTTP/1.1 200 OK", json, "Trailer: x-hop", "Transfer-Encoding: chunked", "", ""),
    expected: 200,
  },
  {
    title: "a body, to HEAD",
    method: "HEAD",
    answer: lines("HTTP/1.1 200 OK", json, "Content-Length: 2", "", "{}"),
    expected: 200,
  },
  {
    title: "a Trailer on 204",
    answer: lines("HTTP/1.1 204 No Content", "Trailer: x-hop", "", ""),
    expected: 204,
  },
  {
    title: "a body on 204",
    answer: lines("HTTP/1.1 204 No Content", json, "Content-Length: 2", "", "{}"),
    expected: 204,
  },
  {
    title: "a body on 304",
    answer: lines("HTTP/1.1 304 Not Modified", 'etag: "1"', "Content-Length: 2", "", "{}"),
    expected: 304,
  },
  {
    title: "a body on 205",
    answer: lines("HTTP/1.1 205 Reset Content", "Content-Length: 2", "", "{}"),
    expected: 205,
  },
  {
    title: "early hints first",
    answer: lines(
      "HTTP/1.1 103 Early Hints",
      "link: </a.js>; rel=preload; as=script",
      "",
      "HTTP/1.1 200 OK",
      json,
      "content-length: 2",
      "",
      "{}",
    ),
    expected: 200,
  },
  {
    title: "fifty times 100 Continue first",
    answer:
      "HTTP/1.1 100 Continue\r\n\r\n".repeat(50) +
      lines("HTTP/1.1 200 OK", json, "content-length: 2", "", "{}"),
    expected: 200,
  },
  {
    title: "ten thousand times 103 Early Hints",
    answer: "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(10_000),
    expected: "backend_invalid",
  },
  {
    title: "only 100 Continue",
    answer: "HTTP/1.1 100 Continue\r\n\r\n",
    expected: "backend_unreachable",
  },
  {
    title: "a switch of protocols",
    answer: lines(
      "HTTP/1.1 101 Switching Protocols",
      "connection: upgrade",
      "upgrade: h2c",
      "",
      "",
    ),
    expected: invalid,
  },
  {
    title: "an offer to upgrade",
    answer: lines(
      "HTTP/1.1 200 OK",
      json,
      "connection: upgrade, x-hop",
      "upgrade: h2c",
      "x-hop: 1",
      "content-length: 2",
      "",
      "{}",
    ),
    expected: 200,
  },
  { title: "status 099", answer: lines("HTTP/1.1 099 Odd", json, "", "{}"), expected: invalid },
  { title: "status 0", answer: lines("HTTP/1.1 0 Odd", json, "", "{}"), expected: invalid },
  { title: "status 600", answer: lines("HTTP/1.1 600 Odd", json, "", "{}"), expected: invalid },
  { title: "status 999", answer: lines("HTTP/1.1 999 Odd", json, "", "{}"), expected: invalid },
  { title: "status 1000", answer: lines("HTTP/1.1 1000 Odd", json, "", "{}"), expected: invalid },
  { title: "status -1", answer: lines("HTTP/1.1 -1 Odd", json, "", "{}"), expected: invalid },
  {
    title: "status 299",
    answer: lines("HTTP/1.1 299 Odd", json, "content-length: 2", "", "{}"),
    expected: 299,
  },
  {
    title: "two lengths that contradict",
    answer: lines("HTTP/1.1 200 OK", json, "content-length: 2", "content-length: 3", "", "{}x"),
    expected: invalid,
  },
  {
    title: "a length of -1",
    answer: lines("HTTP/1.1 200 OK", json, "content-length: -1", "", "{}"),
    expected: invalid,
  },
  {
    title: "an absurd length",
    answer: lines("HTTP/1.1 200 OK", json, `content-length: ${"9".repeat(40)}`, "", "{}"),
    expected: invalid,
  },
  {
    title: "a length and chunks",
    answer: lines(
      "HTTP/1.1 200 OK",
      json,
      "content-length: 2",
      "transfer-encoding: chunked",
      "",
      "2",
      "{}",
      "0",
      "",
      "",
    ),
    expected: invalid,
  },
  {
    title: "a size of a chunk that isn't one",
    answer: lines(
      "HTTP/1.1 200 OK",
      json,
      "transfer-encoding: chunked",
      "",
      "zz",
      "{}",
      "0",
      "",
      "",
    ),
    expected: "broken off",
  },
  {
    title: "an unknown transfer encoding",
    answer: lines("HTTP/1.1 200 OK", json, "transfer-encoding: gzip", "", "{}"),
    expected: 200,
  },
  {
    title: "less than its length",
    answer: lines("HTTP/1.1 200 OK", json, "content-length: 9", "", "{}"),
    expected: "broken off",
  },
  {
    title: "more than its length",
    answer: lines("HTTP/1.1 200 OK", json, "content-length: 2", "", "{}HTTP/1.1 200 OK\r\n\r\n"),
    expected: 200,
  },
  {
    title: "a header of 100 kB",
    answer: lines("HTTP/1.1 200 OK", `x-app-long: ${"a".repeat(100_000)}`, "", ""),
    expected: invalid,
  },
  {
    title: "5,000 headers",
    answer: lines("HTTP/1.1 200 OK", ...Array<string>(5_000).fill("x-app-many: 1"), "", ""),
    expected: invalid,
  },
  {
    title: "a NUL in a header",
    answer: lines("HTTP/1.1 200 OK", json, "x-app-a: a\0b", "content-length: 2", "", "{}"),
    expected: invalid,
  },
  {
    title: "a bare CR in a header",
    answer: lines("HTTP/1.1 200 OK", json, "x-app-a: a\rset-cookie: a=b", "", "{}"),
    expected: invalid,
  },
  {
    title: "a space in a header's name",
    answer: lines("HTTP/1.1 200 OK", json, "x-app a: 1", "", "{}"),
    expected: invalid,
  },
  {
    title: "a folded header",
    answer: lines("HTTP/1.1 200 OK", json, "x-app-a: 1", "  set-cookie: a=b", "", "{}"),
    expected: invalid,
  },
  {
    title: "bytes above ASCII in headers",
    answer: lines("HTTP/1.1 200 \xdcber", json, "x-app-a: \xe9\xff", "content-length: 2", "", "{}"),
    expected: 200,
  },
  {
    title: "a body that isn't what content-encoding says",
    answer: lines("HTTP/1.1 200 OK", json, "content-encoding: compress", "", "{}"),
    expected: invalid,
  },
  {
    title: "a content encoding that needs a dictionary",
    answer: lines("HTTP/1.1 200 OK", json, "content-encoding: dcb", "", "{}"),
    expected: invalid,
  },
  {
    title: "two content types",
    answer: lines(
      "HTTP/1.1 200 OK",
      json,
      "content-type: text/javascript",
      "content-length: 2",
      "",
      "{}",
    ),
    expected: 200,
  },
  {
    title: "no content type",
    answer: lines("HTTP/1.1 200 OK", "content-length: 2", "", "{}"),
    expected: 200,
  },
  {
    title: "401",
    answer: lines(
      "HTTP/1.1 401 No",
      json,
      "www-authenticate: Basic",
      "content-length: 2",
      "",
      "{}",
    ),
    expected: "backend_refused_token",
  },
  {
    title: "407",
    answer: lines("HTTP/1.1 407 No", "proxy-authenticate: Basic", "content-length: 0", "", ""),
    expected: "backend_refused_token",
  },
  {
    title: "a redirect to another server",
    answer: lines(
      "HTTP/1.1 302 Found",
      "location: https://evil.example/",
      "content-length: 0",
      "",
      "",
    ),
    expected: "backend_redirected",
  },
  {
    title: "a redirect without an address",
    answer: lines("HTTP/1.1 302 Found", "content-length: 0", "", ""),
    expected: 302,
  },
  {
    title: "two answers at once",
    answer: lines("HTTP/1.1 200 OK", json, "content-length: 2", "", "{}").repeat(2),
    expected: 200,
  },
  {
    title: "503 and no body, to a write",
    method: "POST",
    answer: lines("HTTP/1.1 503 Busy", "retry-after: 3", "content-length: 0", "", ""),
    expected: 503,
  },
];
