/** Provisioning of operators by an identity provider. */
export default {
  "provisioning.title": "Provisioning",
  "provisioning.description":
    "Your identity provider creates, changes and disables operators here, through SCIM 2.0.",
  "provisioning.connection": "Connection",
  "provisioning.defaultRole": "Default role",
  "provisioning.defaultRoleHelp":
    "For new operators whose groups give no role, and for those who leave such a group. Others keep theirs.",
  "provisioning.setUp": "Set-up",
  "provisioning.changeRole": "Change default role",
  "provisioning.roleSaved": "The default role was changed",
  "provisioning.operators": "Managed operators",
  "provisioning.groups": "Groups",
  "provisioning.lastUsedAt": "Last request",
  "provisioning.failures": "Refused in the last 24 hours",
  "provisioning.figures": "Key figures",
  "provisioning.changedAt": "Last change {time}",
  "provisioning.tokens": "Tokens of identity providers",
  "provisioning.noTokens":
    "No tokens yet. Create one, then enter it and the base URL at your identity provider.",
  "provisioning.tokenDetail":
    "The token does no more than you may, and ends when your account is disabled. It never changes root operators.",
  "provisioning.tokenNameHelp": "For example, the identity provider that uses it.",
  "provisioning.invites": "E-mail new operators a link to set a password",
  "provisioning.invitesUnmailed":
    "No mail server is set up (SMTP_URL). Copy links for operators from their pages instead.",
  "provisioning.invitesHelp": "Leave this off if they sign in with single sign-on.",
  "provisioning.invitesTitle": "Invitations",
  "provisioning.mailed": "By e-mail",
  "provisioning.notMailed": "None",
  "provisioning.revokeDetail":
    "Identity providers that use it can’t change operators any more. Operators stay as they are.",
  "token.baseUrl": "Base URL",
  "token.copy.baseUrl": "Copy the base URL",
  "token.is.blocked": "Creator disabled",
  "groups.title": "Groups and roles",
  "groups.detail":
    "Operators in several groups get the first role of this order: administrator, business director, operations, client manager, sales. No group gives root.",
  "groups.table": "Groups of the identity provider",
  "groups.none":
    "No groups yet. Your identity provider sends them, or you map one in advance by its name.",
  "groups.add": "Map a group",
  "groups.name": "Group",
  "groups.nameHelp": "As it’s called at your identity provider. Upper and lower case don’t matter.",
  "groups.noRole": "No role",
  "groups.roleHelp": "Its members get this role at once.",
  "groups.members": "Members",
  "groups.changedAt": "Last change",
  "groups.expected": "Not sent yet",
  "groups.edit": "Change role",
  "groups.editOf": "Change role of {name}",
  "groups.editTitle": "Role of {name}",
  "groups.saved":
    "Saved. {count, plural, =0 {Nobody’s role changed} one {# operator’s role changed} other {# operators’ roles changed}}.",
  "failures.title": "Refused requests",
  "failures.about":
    "The responses sent to your identity provider, in English. Requests with an invalid token aren’t listed. Kept for 30 days.",
  "failures.none": "No requests were refused.",
  "failures.request": "Request",
  "failures.detail": "Response",
  "operator.provisioned": "Managed by identity provider",
  "operator.managedBy": "Managed by",
  "operator.managedByProvider": "Identity provider",
  "operator.managedByHand": "Console",
  "operator.provisionedNote":
    "Your identity provider manages name, e-mail and role. Change them there.",
  "operator.provisionedRootNote":
    "Your identity provider manages name, e-mail and role. It may overwrite what you change here.",
  "operators.filterManaged": "Filter by management",
  "operators.allManaged": "Managed by: All",
};
