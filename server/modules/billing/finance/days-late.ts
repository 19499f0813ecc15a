const day = 24 * 60 * 60 * 1000;

/** Full or started days since an invoice was due; 0 or less before. */
export const daysLate = (dueAt: number, now: number): number => Math.ceil((now - dueAt) / day);
