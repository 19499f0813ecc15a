/** A library's unfinished uploads when the page closed: enough to show them, and to resume if possible. */
export interface LeftUploads {
  libraryId: string;
  operatorId: string;
  total: number;
  /** Names of unfinished files, as shown to the operator. */
  names: string[];
  /** Unfinished addresses, which can be resumed automatically. */
  urls: string[];
  /** Handles of dropped files, if the browser supports them. */
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

/** An operator's unfinished uploads to a library. */
export const readLeft = (operatorId: string, libraryId: string): Promise<LeftUploads | undefined> =>
  within(
    "readonly",
    (store) => store.get([operatorId, libraryId]) as IDBRequest<LeftUploads | undefined>,
  );

/** Stores unfinished uploads; deletes the record if there are none. */
export const writeLeft = async (left: LeftUploads): Promise<void> => {
  if (left.names.length + left.urls.length === 0)
    await within("readwrite", (store) => store.delete([left.operatorId, left.libraryId]));
  else await within("readwrite", (store) => store.put(left));
};
