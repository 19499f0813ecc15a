import { assert, ipV4, ipV6, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
])("%s counts for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("an IPv4 address counts for itself, as does any other text", () => {
  const others = string().filter((text) => !text.includes(":"));
  assert(
    property(oneof(ipV4(), others), (text) => {
      expect(networkOf(text)).toBe(text);
    }),
  );
});

test("every IPv6 address counts for its network prefix @security-12", () => {
  assert(
    property(ipV6(), (address) => {
      const network = networkOf(address);
      if (network.endsWith("::/64"))
        expect(networkOf(network.replace("::/64", ":1:2:3:4"))).toBe(network);
      else expect(network).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    }),
  );
});
