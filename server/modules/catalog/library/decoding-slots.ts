import { createSemaphore } from "../../../kernel/semaphore.ts";

/** How many pictures this process decodes at once, in all and per application or operator; each takes up to 160 MB. */
export const decodingSlots = { slots: 2, slotsOfOne: 1 } as const;

/** Pictures that wait are in memory, up to 10 MB each. */
const queues = { queue: 32, queueOfOne: 16 } as const;

/** Decodes an uploaded picture when it's its owner's turn. */
export const inDecodingSlot = createSemaphore({ ...decodingSlots, ...queues });
