export const saveWork = (title: string) => `Save ${title}`;
export const save = 'Save';
export const saved = 'Saved';
export const error = 'Error';

export const saveTo = 'Save to';
export const close = 'Close';
export const placesNotLoaded = 'Your collections couldn’t be loaded.';
export const seenBy = (visibility: string) => `${visibility}, {count}`;
export const newCollection = 'New collection';
export const create = 'Create';
export const creating = 'Creating...';
