/** The security policy. */
export default {
  "security.title": "Security",
  "security.description":
    "Who needs a second factor, how long sessions and keys last, from where the console may be used, and which changes need two people. Changes take effect immediately.",
  "security.roles": "Sign-in by role",
  "security.rolesTable": "Sign-in rules of each role",
  "security.general": "Addresses and keys",
  "security.change": "Change",
  "security.changeOf": "Change the sign-in of {role}",
  "security.saved": "Security policy saved",
  "security.late": "Someone else has changed this. Close the form and open it again.",
  "security.range": "Enter a whole number from {min} to {max}",
  "security.roleTitle": "Sign-in of {role}",
  "security.roleLead":
    "Open sessions follow at once: those that now lack a second factor set one up, those that are too old end.",
  "security.secondFactor": "Second factor",
  "security.secondFactorHelp":
    "With a passkey only, codes don’t sign in. Nobody is locked out: operators without it set it up at once.",
  "security.rule.none": "Not required",
  "security.rule.any": "App or passkey",
  "security.rule.passkey": "Passkey only",
  "security.longest": "Longest session",
  "security.longestHelp": "After that, the operator signs in again, however busy.",
  "security.idle": "Idle timeout",
  "security.idleHelp": "An unused session ends after that.",
  "security.hours": "hours",
  "security.minutes": "minutes",
  "security.days": "days",
  "security.inHours": "{count, plural, one {# hour} other {# hours}}",
  "security.inMinutes": "{count, plural, one {# minute} other {# minutes}}",
  "security.inDays": "{count, plural, one {# day} other {# days}}",
  "security.remembered": "May stay signed in for 30 days",
  "security.rememberedHelp": "A session that stays signed in has no idle timeout.",
  "security.neverRemembered": "Root never stays signed in.",
  "security.staysSignedIn": "30-day sign-in",
  "security.allowed": "Allowed",
  "security.notAllowed": "Not allowed",
  "security.addresses": "Allowed addresses",
  "security.roleAddressesHelp":
    "One IP address or network per line. Leave blank to use everyone’s list. Your address: {address}",
  "security.addressesHelp":
    "One IP address or network per line. Leave blank to allow any. Roles can have their own list. Your address: {address}",
  "security.everyonesAddresses": "Everyone’s addresses",
  "security.asEveryone": "As for everyone",
  "security.anywhere": "Any address",
  "security.moreAddresses": "and {count, number} more",
  "security.generalTitle": "Addresses and keys",
  "security.apiKeyDays": "Longest life of API keys",
  "security.tokenDays": "Longest life of sub-app tokens",
  "security.keyDaysHelp": "Applies to existing keys, too. Leave blank for no limit.",
  "security.tokenDaysHelp": "Applies to existing tokens, too. Leave blank for {days, number} days.",
  "security.noLimit": "No limit",
  "security.endTitle": "End keys that are in use?",
  "security.endNow.keys":
    "{count, plural, one {# API key stops working at once.} other {# API keys stop working at once.}}",
  "security.endEarlier.keys":
    "{count, plural, one {# API key gets an earlier expiry.} other {# API keys get an earlier expiry.}}",
  "security.endNow.tokens":
    "{count, plural, one {# sub-app token stops working at once.} other {# sub-app tokens stop working at once.}}",
  "security.endEarlier.tokens":
    "{count, plural, one {# sub-app token gets an earlier expiry.} other {# sub-app tokens get an earlier expiry.}}",
  "security.endDetail": "A longer life later doesn’t bring back what has ended.",
  "security.secondPerson": "Two-person approval",
  "security.changeSecondPerson": "Change two-person approval",
  "security.secondPersonLead":
    "These changes wait in Approvals until someone else with the same permission approves them. At least two active operators must be able to. Turning one off needs approval, too.",
  "security.secondPerson.on": "Needs approval",
  "security.secondPerson.off": "Not needed",
  "security.secondPerson.roles": "Roles",
  "security.secondPersonHelp.roles":
    "New and enabled operators, an operator’s role, permissions of roles, identity providers, provisioning.",
  "security.secondPerson.resets": "Resets",
  "security.secondPersonHelp.resets":
    "Passwords, second factors and e-mail addresses of others, identity providers.",
  "security.secondPerson.libraryGrants": "Library grants",
  "security.secondPersonHelp.libraryGrants": "Access of client apps to libraries.",
  "security.exceeding": "Client apps with keys that it ends early",
};
