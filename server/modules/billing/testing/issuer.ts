/** An issuer's details, without the version that they are based on. */
export const issuerDetails = {
  name: "We",
  address: "Here",
  taxNumber: "",
  bankName: "",
  bankAccount: "1",
  timeZone: "UTC",
};
