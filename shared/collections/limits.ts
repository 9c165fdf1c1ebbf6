export const COLLECTION_MAX_WORKS = 1000;
export const MAX_COLLECTIONS = 200;
