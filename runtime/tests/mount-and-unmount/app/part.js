export const text = "Hello from the fixture";
