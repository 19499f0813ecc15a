import { createSemaphore } from "../../semaphore.ts";

/** What this process decodes at once, and for one application or operator; each picture takes up to 160 MB. */
export const decodingSlots = { slots: 2, slotsOfOne: 1 } as const;

/** Pictures that wait are in memory, up to 10 MB each. */
const queues = { queue: 32, queueOfOne: 16 } as const;

/** Decodes a picture that was sent, once it is its owner's turn. */
export const inDecodingSlot = createSemaphore({ ...decodingSlots, ...queues });
