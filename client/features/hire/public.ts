/** What other features may use of hire. */
export { CATEGORY_ITEMS, categoryName } from './categories.ts';
