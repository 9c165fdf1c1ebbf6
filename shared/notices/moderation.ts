import { changesOf, leadTo } from './notice.ts';

/** The statement is for the member it is about; whoever reported it is told only the outcome. */
export const MODERATION_NOTICES = {
  ...leadTo('case', {
    hidden: 'We hid {title}',
    labeled_ai: 'We labeled {title} as AI-generated',
    warned: 'A moderator warned you about {title}',
    suspended: 'Your account is suspended',
    restored: '{title} is visible again',
    appeal_granted: 'Your appeal was granted: the decision about {title} was reversed',
    appeal_refused: 'Your appeal was denied: the decision about {title} stands',
    held: '{title} is awaiting review: its picture is nearly the same as a stolen one',
    released: '{title} is visible again: no moderator decided within 7 days',
  }),
  ...leadTo('work', {
    report_upheld: 'You reported {title}. We acted on it. Thank you.',
    report_dismissed: 'You reported {title}. We found that it follows the rules.',
    report_reversed: 'You reported {title}. The member appealed, and the decision was reversed.',
    copy_held: 'A new upload looks like {title}. It’s unlisted while a moderator compares both.',
    copy_stays: 'A moderator compared the upload that looked like {title} with it. It stays.',
    copy_hidden: 'We hid {title}: its picture is nearly the same as yours',
    label_lifted: 'A moderator removed the AI label from {title}. You can now say how it was made.',
    label_back: 'The AI label of {title} was restored: the file’s credentials say AI was used',
    suspension_ended: 'Your suspension has ended. You can use Atelier as before.',
  }),
};
export type ModerationChange = keyof typeof MODERATION_NOTICES;
export const MODERATION_CHANGES = changesOf(MODERATION_NOTICES);
