/** Id of a row of the list under the search box. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
