/** The parts of discovery that other features may use. */
export { ChosenChips } from './browse/chosen-chips.tsx';
export { chosenOf } from './browse/chosen.ts';
export { searchOf } from './browse/saved-search.ts';
