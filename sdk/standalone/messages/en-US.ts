/** What a sub-app shows of its own accord where it runs without a console. */
export default {
  "signIn.title": "Sign in",
  "signIn.account": "Account",
  "signIn.password": "Password",
  "signIn.code": "Code, if the account has a second factor",
  "signIn.submit": "Sign in",
  "request.failed": "Request error {status}",
  "unsaved.question": "Leave without saving?",
};
