/** Works that one call changes. */
export const MAX_CHANGES = 100;
