export const legalPages = 'Legal pages';
export const notLoaded = 'The legal pages couldn’t be loaded.';
export const versionSince = (version: number, since: string) => `Version ${version}, since ${since}.`;
export const informationOnly = 'Information only.';
export const acceptedBySigningUp = 'Accepted by signing up.';
export const membersAgreed = (agreed: string, members: string) => `${agreed} of ${members} members agreed.`;
export const versionStarts = (version: number, on: string) => `Version ${version} starts ${on}`;
export const versions = 'Versions';
export const newVersion = 'New version';
export const ofPage = (name: string) => ` of ${name}`;

export const newVersionOf = (name: string) => `New version: ${name}`;
export const membersNotified =
  'Members are notified by email and asked to agree. It can’t be changed afterward.';
export const replacesFromDay = 'It replaces the current version on that day. It can’t be changed afterward.';
export const write = 'Write';
export const preview = 'Preview';
export const text = 'Text';
export const markdownHint = 'Markdown; each section begins with ##. These insert the settings:';
export const whatChanges = 'What changes';
export const oneLineEach = 'One change per line. Members see them before they agree.';
export const startsOn = 'Starts on';
export const atMidnight = 'At midnight UTC.';
export const publish = 'Publish';
export const publishing = 'Publishing...';
export const published = (version: number) => `Version ${version} is published`;

export const versionsOf = (name: string) => `Versions: ${name}`;
export const comparedWithBefore = 'Each compared with the one before.';
export const version = (number: number, from: string) => `Version ${number}, from ${from}`;
export const comparison = 'Changes compared with the version before';
export const added = 'Added:';
export const removed = 'Removed:';
export const firstVersion = 'This is the first version.';
export const close = 'Close';
export const open = 'Open';
