/** Texts that the SDK shows itself when a sub-app runs standalone. */
export default {
  "signIn.title": "Sign in",
  "signIn.account": "Account",
  "signIn.password": "Password",
  "signIn.code": "Code, if the account has a second factor",
  "signIn.submit": "Sign in",
  "request.failed": "Request error {status}",
  "unsaved.question": "Leave without saving?",
};
