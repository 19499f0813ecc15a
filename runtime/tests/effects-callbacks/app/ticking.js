export const seen = { ticks: 0 };
const ticking = setInterval(() => (seen.ticks += 1), 5);
export const stopTicking = () => clearInterval(ticking);
export const mount = () => undefined;
