/** Identifies the master key that this database relies on; `id` is 1. */
interface SealingKeyTable {
  id: number;
  fingerprint: string;
}

/** Keys that encrypt, each wrapped with a master key. */
export interface DataKeyTable {
  /** Ascending; the newest without a purpose seals. Sealed texts start with it. */
  id: number;
  /** What a key that doesn't seal is for. */
  purpose: string | null;
  wrapped: string;
  /** The master key's fingerprint. */
  wrappedBy: string;
  createdAt: number;
  /** When every sealed text was under this key or a newer one. */
  completedAt: number | null;
}

export interface DataKeyTables {
  sealingKey: SealingKeyTable;
  dataKeys: DataKeyTable;
}
