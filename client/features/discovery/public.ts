/** What other features may use of discovery. */
export { ChosenChips } from './browse/chosen-chips.tsx';
export { chosenOf } from './browse/chosen.ts';
export { searchOf } from './browse/saved-search.ts';
