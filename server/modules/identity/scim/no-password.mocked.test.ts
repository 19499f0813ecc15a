import { expect, test, vi } from "vitest";
import { Refusal } from "#kernel/refusal.ts";
import { noPassword } from "./no-password.ts";

const unknownPassword = vi.hoisted(() => vi.fn());
vi.mock("../password/hash.ts", () => ({ unknownPassword }));

test("a server that was busy once adds users afterwards, with one hash for all", async () => {
  unknownPassword.mockRejectedValueOnce(new Refusal("unavailable"));
  await expect(noPassword()).rejects.toMatchObject({ code: "unavailable" });
  const made = { passwordHash: "of a random secret", awaitsPassword: true };
  unknownPassword.mockResolvedValue(made);
  expect(await noPassword()).toEqual(made);
  expect(await noPassword()).toEqual(made);
  expect(unknownPassword).toHaveBeenCalledTimes(2);
});
