import { createSemaphore } from "#kernel/semaphore.ts";

/** How many pictures this process decodes at once, in all and per client app or operator; each needs up to 160 MB. */
export const decodingSlots = { slots: 2, slotsOfOne: 1 } as const;

/** Waiting pictures are in memory, up to 10 MB each. */
const queues = { queue: 32, queueOfOne: 16 } as const;

/** Decodes an uploaded picture when its owner gets a slot. */
export const inDecodingSlot = createSemaphore({ ...decodingSlots, ...queues });
