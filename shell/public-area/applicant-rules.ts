/**
 * Formats of an applicant's input, checked before sending. The contract's schemas are authoritative; a test
 * compares these with them.
 */
export const accountNamePattern = /^\s*[A-Za-z0-9][A-Za-z0-9._-]{2,31}\s*$/;
export const phonePattern = /^[+()\-\s\d]*$/;
