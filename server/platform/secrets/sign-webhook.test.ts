import { expect, test } from "vitest";
import { makeSecret, signatureOf } from "./sign-webhook.ts";

// The example of the Standard Webhooks specification's own libraries.
const example = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

test("signs as the specification does, once with each secret @security-32", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  expect(signatureOf(example, [secret])).toBe(signature);
  const [first, second, ...others] = signatureOf(example, [makeSecret(), secret]).split(" ");
  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  expect(second).toBe(signature);
  expect(others).toEqual([]);
});

test("a secret has 256 random bits after its prefix @security-32", () => {
  const secrets = Array.from({ length: 50 }, makeSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
  }
});
