import { expect, test } from "vitest";
import { rawAddresses } from "./raw-addresses.ts";

test.each([
  "<img alt='' src={`/cc-api/query-image/${id}/picture`} />",
  `<a\n  className="link"\n  href="/docs">`,
  `<Button icon={<Icon />}><Button href="/mc-api/operator/export" download>`,
  `await fetch("/api/v1/openapi.json")`,
  "new EventSource(`/cc-api/stream`)",
  `window.open("/cc-api/file")`,
])("%s leads to a host's page", (text) => {
  expect(rawAddresses(`\n${text}`)).toEqual([text.split("\n").length + 1]);
});

test.each([
  `<Picture src="/cc-api/query-image/1/picture" />`,
  `<ExportLink path="/mc-api/role/export" />`,
  "<a {...download(`/cc-api/erasure/${id}/export`)}>",
  `<img {...source(src)} />`,
  `<a href={address("/docs")}>`,
  `<Link to="/docs">`,
  `useApiQuery("GET /cc-api/job/counts")`,
])("%s becomes an address by the kit", (text) => {
  expect(rawAddresses(text)).toEqual([]);
});
