export const legal = 'Legal';
export const names = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint' };
export const titles = { terms: 'Terms of use', privacy: 'Privacy', imprint: 'Imprint' };
export const states = { upcoming: 'Upcoming', in_force: 'In force', past: 'Past' };
export const version = (number: number) => `Version ${number}`;
export const versionSince = (number: number, from: string) => `Version ${number}, in force since ${from}`;
export const versionFrom = (number: number, from: string) => `Version ${number}, in force from ${from}`;
export const versionOnce = (number: number, from: string) => `Version ${number}, from ${from} (replaced)`;
export const since = (from: string) => `since ${from}`;
export const from = (date: string) => `from ${date}`;
export const versions = 'Versions';
export const contents = 'Contents';
export const versionsAndContents = 'Versions and contents';
export const whatChanges = 'What changes';
export const youAgreed = (number: number, on: string) => `You agreed to version ${number} on ${on}.`;
export const textNotLoaded = 'This page couldn’t be loaded.';

export const newTerms = 'New terms';
export const termsChangeOn = (on: string) => `Our terms change on ${on}.`;
export const termsApplySince = (since: string) => `New terms took effect on ${since}.`;
export const agreeToContinue =
  'Agree to upload, buy and comment again. You can still finish orders, export your data and delete your account.';
export const read = 'Read';
export const iAgree = 'I agree';
export const youAgreedToTheTerms = 'You agreed to the new terms';
