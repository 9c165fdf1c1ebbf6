export const seenBy = (visibility: string) => `${visibility}, {count}`;
