/** What was left of a library's uploads when the page went: enough to say so, and to go on where that is possible. */
export interface LeftUploads {
  libraryId: string;
  operatorId: string;
  total: number;
  /** Files that have not ended, as the operator knows them. */
  names: string[];
  /** Addresses that have not ended: with them it goes on by itself. */
  urls: string[];
  /** What was dropped, where the browser can find it again. */
  handles: FileSystemHandle[];
}

const storeName = "left";

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });

const open = () => {
  const request = indexedDB.open("console-shell-uploads", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(storeName, { keyPath: ["operatorId", "libraryId"] });
  });
  return answerOf(request);
};

const within = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open();
  try {
    return await answerOf(act(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
};

/** What is left of an operator's uploads into a library. */
export const readLeft = (operatorId: string, libraryId: string): Promise<LeftUploads | undefined> =>
  within(
    "readonly",
    (store) => store.get([operatorId, libraryId]) as IDBRequest<LeftUploads | undefined>,
  );

/** Remembers what is left; nothing where nothing is. */
export const writeLeft = async (left: LeftUploads): Promise<void> => {
  if (left.names.length + left.urls.length === 0)
    await within("readwrite", (store) => store.delete([left.operatorId, left.libraryId]));
  else await within("readwrite", (store) => store.put(left));
};
