// As React's scheduler: one channel for the life of the page.
const { port1, port2 } = new MessageChannel();
const tasks = [];
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- also starts the port
port1.onmessage = () => tasks.shift()?.();

export const schedule = (task) => {
  tasks.push(task);
  port2.postMessage(null);
};
