import type { Erasure } from "@console-shell/contract/calls/erasure";
import type { WebhookEventData, WebhookEventType } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import type { Box } from "#platform/vision/engine.ts";

type LibraryEventType = Extract<WebhookEventType, `library.${string}`>;

/** What happened to a library. */
export interface LibraryChange<Type extends LibraryEventType> {
  type: Type;
  libraryId: string;
  /** The events; each is sent to each client app separately. */
  each: readonly WebhookEventData[Type][];
  now: number;
}

/** Publishes a library's events to the client apps that have it, in the transaction of the change. */
export type PublishLibraryChange = <Type extends LibraryEventType>(
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  change: LibraryChange<Type>,
) => Promise<void>;

/** The key that requested an erasure, its maker and its client app. */
export type ClientAppOfKey = NonNullable<Erasure["byClientApp"]>;

/** Copies of images, made in order to search with them. */
export interface ImageCopies {
  /** Where the files are. */
  keys: string[];
  /** Deletes the rows that lead to the files; past searches and comparisons stay, without their image. */
  forget: () => Promise<void>;
}

/** What the searches, above the catalog, do with its images and collections. */
export interface ImageUsers {
  /** The copies that they made of images. */
  copiesOf(database: Kysely<Tables>, imageIds: readonly string[]): Promise<ImageCopies>;
  /** An image was indexed again: its faces have new identifiers. */
  relinkFaces(
    transaction: Kysely<Tables>,
    imageId: string,
    faces: readonly { id: string; box: Box }[],
  ): Promise<void>;
  /** Whether faces of a collection are grouped as people. */
  hasPeople(transaction: Kysely<Tables>, collectionId: string): Promise<boolean>;
}

declare module "#platform/services.ts" {
  interface Services {
    publishLibraryChange: PublishLibraryChange;
    imageUsers: ImageUsers;
    clientAppsOfKeys: (
      database: Kysely<Tables>,
      keyIds: readonly string[],
    ) => Promise<ReadonlyMap<string, ClientAppOfKey>>;
    /** How many queued pictures this process indexes at once; 0 leaves them to other nodes. */
    imagesAtOnce: number;
  }
}
