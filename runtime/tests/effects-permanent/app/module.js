export const mount = () => import(`./define.js?${crypto.randomUUID()}`);
