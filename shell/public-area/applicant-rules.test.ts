import { ApplicantInputSchema } from "@console-shell/contract/calls/applicant";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountNamePattern, phonePattern } from "./applicant-rules.ts";

const letters = fc.string({
  unit: fc.constantFrom(...Array.from("aZ09._- +()\u00e9\u5f20")),
  maxLength: 34,
});

test("the form accepts the same account names as the contract", () => {
  fc.assert(
    fc.property(letters, (name) => {
      const accepted = ApplicantInputSchema.shape.account.safeParse(name).success;
      expect(accountNamePattern.test(name)).toBe(accepted);
    }),
  );
});

test("the form accepts the same phone numbers as the contract", () => {
  fc.assert(
    fc.property(letters, (phone) => {
      const accepted = ApplicantInputSchema.shape.phone.safeParse(phone).success;
      expect(phonePattern.test(phone) && phone.trim().length <= 32).toBe(accepted);
    }),
  );
});
