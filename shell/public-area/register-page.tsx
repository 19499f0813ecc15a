import { useState } from "react";
import { ApplicationSent } from "./application-sent.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";
import { RegisterForm, type SentApplication } from "./register-form.tsx";
import { useFragment } from "./use-fragment.ts";

const Apply = () => {
  const [sent, setSent] = useState<SentApplication>();
  return sent ? <ApplicationSent {...sent} /> : <RegisterForm onSent={setSent} />;
};

/** Apply for an account or, with the mailed link, confirm the e-mail address. */
export const RegisterPage = () => {
  const token = useFragment("confirm");
  return token ? <ConfirmAddress key={token} token={token} /> : <Apply />;
};
