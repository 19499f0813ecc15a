import type { Migration } from "kysely/migration";
import * as operators from "./0001-operators.ts";
import * as mail from "./0002-mail.ts";
import * as usage from "./0003-usage.ts";
import * as clientApplications from "./0004-client-applications.ts";
import * as libraries from "./0005-libraries.ts";
import * as faceSearch from "./0006-face-search.ts";
import * as objectSearch from "./0007-object-search.ts";
import * as finance from "./0008-finance.ts";
import * as audit from "./0009-audit.ts";
import * as knownDevices from "./0010-known-devices.ts";
import * as secondFactors from "./0011-second-factors.ts";
import * as signUp from "./0012-sign-up.ts";
import * as preferences from "./0013-preferences.ts";
import * as recents from "./0014-recents.ts";
import * as announcements from "./0015-announcements.ts";
import * as notifications from "./0016-notifications.ts";
import * as signals from "./0017-signals.ts";
import * as waiting from "./0018-waiting.ts";
import * as sessionList from "./0019-session-list.ts";
import * as invitedOperators from "./0020-invited-operators.ts";
import * as topUps from "./0021-top-ups.ts";
import * as operatorList from "./0022-operator-list.ts";
import * as clientList from "./0023-client-list.ts";
import * as publicApi from "./0024-public-api.ts";
import * as billing from "./0026-billing.ts";
import * as webhooks from "./0027-webhooks.ts";
import * as members from "./0028-members.ts";
import * as storageHistory from "./0029-storage-history.ts";
import * as clientTerms from "./0030-client-terms.ts";
import * as issuers from "./0031-issuers.ts";
import * as libraryDeleted from "./0032-library-deleted.ts";
import * as idempotentCalls from "./0033-idempotent-calls.ts";
import * as lists from "./0034-lists.ts";
import * as vision from "./0036-vision.ts";
import * as probes from "./0037-probes.ts";
import * as faces from "./0038-faces.ts";
import * as objectSearches from "./0039-object-searches.ts";
import * as savedObjectSearches from "./0040-saved-object-searches.ts";
import * as queue from "./0041-queue.ts";
import * as pictures from "./0042-pictures.ts";
import * as erasures from "./0043-erasures.ts";
import * as ownFaces from "./0044-own-faces.ts";
import * as pictureMoves from "./0046-picture-moves.ts";
import * as faceRequests from "./0047-face-requests.ts";
import * as refusedThings from "./0048-refused-things.ts";
import * as searchPictures from "./0049-search-pictures.ts";
import * as keyFigures from "./0051-key-figures.ts";
import * as applicationNames from "./0052-application-names.ts";
import * as shownImages from "./0053-shown-images.ts";
import * as unseenCounts from "./0054-unseen-counts.ts";
import * as sandboxLibraries from "./0060-sandbox-libraries.ts";
import * as ledgerPosting from "./0061-ledger-posting.ts";
import * as rememberedSessions from "./0062-remembered-sessions.ts";
import * as pageAssets from "./0064-page-assets.ts";
import * as usageSums from "./0066-usage-sums.ts";
import * as operatorsView from "./0070-operators-view.ts";

/** The one set of migrations, run on both databases in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-operators": operators,
  "0002-mail": mail,
  "0003-usage": usage,
  "0004-client-applications": clientApplications,
  "0005-libraries": libraries,
  "0006-face-search": faceSearch,
  "0007-object-search": objectSearch,
  "0008-finance": finance,
  "0009-audit": audit,
  "0010-known-devices": knownDevices,
  "0011-second-factors": secondFactors,
  "0012-sign-up": signUp,
  "0013-preferences": preferences,
  "0014-recents": recents,
  "0015-announcements": announcements,
  "0016-notifications": notifications,
  "0017-signals": signals,
  "0018-waiting": waiting,
  "0019-session-list": sessionList,
  "0020-invited-operators": invitedOperators,
  "0021-top-ups": topUps,
  "0022-operator-list": operatorList,
  "0023-client-list": clientList,
  "0024-public-api": publicApi,
  "0026-billing": billing,
  "0027-webhooks": webhooks,
  "0028-members": members,
  "0029-storage-history": storageHistory,
  "0030-client-terms": clientTerms,
  "0031-issuers": issuers,
  "0032-library-deleted": libraryDeleted,
  "0033-idempotent-calls": idempotentCalls,
  "0034-lists": lists,
  "0036-vision": vision,
  "0037-probes": probes,
  "0038-faces": faces,
  "0039-object-searches": objectSearches,
  "0040-saved-object-searches": savedObjectSearches,
  "0041-queue": queue,
  "0042-pictures": pictures,
  "0043-erasures": erasures,
  "0044-own-faces": ownFaces,
  "0046-picture-moves": pictureMoves,
  "0047-face-requests": faceRequests,
  "0048-refused-things": refusedThings,
  "0049-search-pictures": searchPictures,
  "0051-key-figures": keyFigures,
  "0052-application-names": applicationNames,
  "0053-shown-images": shownImages,
  "0054-unseen-counts": unseenCounts,
  "0060-sandbox-libraries": sandboxLibraries,
  "0061-ledger-posting": ledgerPosting,
  "0062-remembered-sessions": rememberedSessions,
  "0064-page-assets": pageAssets,
  "0066-usage-sums": usageSums,
  "0070-operators-view": operatorsView,
};
