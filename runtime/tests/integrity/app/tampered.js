export const text = "tampered";
