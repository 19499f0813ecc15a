/**
 * Shapes of what an applicant types, checked before anything is sent. The contract's schemas
 * decide; a test holds these against them.
 */
export const accountNamePattern = /^\s*[A-Za-z0-9][A-Za-z0-9._-]{2,31}\s*$/;
export const phonePattern = /^[+()\-\s\d]*$/;
