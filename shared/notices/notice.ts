/** What the bell says. `by`: if it is known who did it; `plain`: if not. */
export type Sentence = string | { by: string; plain: string };

/** Where a notification leads: `client/features/notifications/places.ts` has the paths. */
export type Place =
  | 'work'
  | 'profile'
  | 'chat'
  | 'sale'
  | 'order'
  | 'offers'
  | 'project'
  | 'certificate'
  | 'search'
  | 'premium'
  | 'support'
  | 'video'
  | 'case'
  | 'sessions'
  | 'privacy'
  | 'email';

/**
 * One thing members are notified of, as they read it. Who gets it, and the letter, are in the file of the same name in
 * server/notices. Places in a sentence, such as `{who}`, are filled by
 * `client/features/notifications/notification-sentence.tsx`. Another language is a table with the same keys.
 */
export interface Notice {
  says: Sentence | { seller: Sentence; buyer: Sentence };
  link: Place;
}

/** Notices that lead to the same place. */
export const leadTo = <Key extends string>(
  link: Place,
  sentences: Readonly<Record<Key, Notice['says']>>,
): Readonly<Record<Key, Notice>> =>
  Object.fromEntries(
    Object.entries<Notice['says']>(sentences).map(([key, says]) => [key, { says, link }]),
  ) as Record<Key, Notice>;

/** The changes a table has, in its order. */
export const changesOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as [Key, ...Key[]];
