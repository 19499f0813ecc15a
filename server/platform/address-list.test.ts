import { BlockList, isIPv4 } from "node:net";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isAllowed } from "./address-list.ts";

const byte = fc.integer({ min: 0, max: 255 });
const v4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const v6 = fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(":"));
const inside = (address: string, prefix: number, other: string) => {
  const list = new BlockList();
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  list.addSubnet(address, prefix, family);
  return list.check(other, family);
};
/** An address and a neighbour that has its first bits, so that both answers are frequent. */
const near = (address: string, other: string, digits: number) => {
  const separator = isIPv4(address) ? "." : ":";
  const parts = address.split(separator);
  return [...parts.slice(0, digits), ...other.split(separator).slice(digits)].join(separator);
};

test("a network has the addresses that Node finds in it", () => {
  fc.assert(
    fc.property(v4, v4, fc.nat(32), fc.nat(4), (address, other, prefix, same) => {
      const asked = near(address, other, same);
      const expected = inside(address, prefix, asked);
      expect(isAllowed([`${address}/${prefix}`], asked)).toBe(expected);
      // As a dual-stack socket reports it.
      expect(isAllowed([`${address}/${prefix}`], `::ffff:${asked}`)).toBe(expected);
      expect(isAllowed([`::ffff:${address}/${prefix + 96}`], asked)).toBe(expected);
    }),
  );
  fc.assert(
    fc.property(v6, v6, fc.nat(128), fc.nat(8), (address, other, prefix, same) => {
      const asked = near(address, other, same);
      expect(isAllowed([`${address}/${prefix}`], asked)).toBe(inside(address, prefix, asked));
    }),
  );
});

test.each([
  [[], "203.0.113.7", true],
  [["203.0.113.7"], "203.0.113.7", true],
  [["203.0.113.7"], "203.0.113.8", false],
  [["10.0.0.0/8", "2001:db8::/32"], "2001:db8:1::1", true],
  [["fe80::/10"], "fe80::1%eth0", true],
  [["0.0.0.0/0"], "::1", false],
  [["::/0"], "203.0.113.7", false],
  [["::/0"], "2001:db8::1", true],
  [["0.0.0.0/0", "::/0"], "unknown", false],
])("%j allows %s: %s", (list, address, expected) => {
  expect(isAllowed(list, address)).toBe(expected);
});
