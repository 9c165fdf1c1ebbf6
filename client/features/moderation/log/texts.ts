import { plural } from '#client/lib/sentence.ts';

// What an entry is about
export const titled = '{title} by {member}';
export const commentOn = 'a comment on {title} by {member}';
export const aMessage = 'a message by {member}';
export const profileOf = 'the profile of {member}';
export const reviewOf = 'a review of {title} by {member}';
export const offerFor = 'an offer for {title} by {member}';
export const onlyTitle = '{title}';
export const refundFor = 'a refund for {title}';
export const disputeAbout = 'the dispute about {title}';
export const paymentFor = 'the disputed payment for {title}';
export const supportRequest = 'the support request {title} from {member}';

// Sentences
export const featured = '{actor} featured {thing}';
export const unfeatured = '{actor} stopped featuring {thing}';
export const hid = '{actor} hid {thing}';
export const showedAgain = '{actor} made {thing} visible again';
export const removedAiLabel = '{actor} removed the AI label from {thing}';
export const restoredAiLabel = '{actor} restored the AI label of {thing}';
export const refunded = '{actor} refunded {amount} to {member} for {title}';
export const deniedRefund = '{actor} denied {member} a refund for {title}';
export const paidDesigner = '{actor} decided the dispute about {title}: the designer is paid';
export const refundedClient = '{actor} decided the dispute about {title}: the client is refunded';
export const splitPayment =
  '{actor} decided the dispute about {title}: {amount} to the designer, {rest} back to the client';
export const replied = '{actor} replied to {thing}';
export const tookCase = '{actor} took the case about {thing}';
export const handedBack = '{actor} handed back the case about {thing}';
export const dismissed = (reports: number) =>
  plural(reports, {
    one: '{actor} dismissed a report about {thing}',
    other: `{actor} dismissed ${reports} reports about {thing}`,
  });
export const closedWithoutAction = '{actor} closed the case about {thing} without action';
export const notACopy = '{actor} decided that {thing} isn’t a copy';
export const labeledAsAi = '{actor} labeled {thing} as AI-generated';
export const warnedAbout = '{actor} warned {member} about {thing}';
export const warnedAboutTitle = '{actor} warned {member} about {title}';
export const warned = '{actor} warned {member}';
export const suspendedUntil = '{actor} suspended {member} until {day}';
export const suspendedPermanently = '{actor} suspended {member} permanently';
export const grantedAppeal = '{actor} granted the appeal about {thing}';
export const deniedAppeal = '{actor} denied the appeal about {thing}';
export const hidAsStolen = '{actor} hid {thing}, marked as stolen';
export const hidOlder = '{actor} hid {thing}, the older of two look-alikes';
export const madeModerator = '{actor} made {member} a moderator';
export const madeAdmin = '{actor} made {member} an admin';
export const madeMember = '{actor} made {member} a regular member';
export const endedSuspension = '{actor} ended the suspension of {member}';
export const signedOutEverywhere = '{actor} signed {member} out everywhere';
export const changedPrices = '{actor} changed {changes}';
export const changedSupport = '{actor} changed the support address';
export const setLive = '{actor} set {feature} live';
export const setComingSoon = '{actor} set {feature} to “Coming soon”';
export const publishedVersion = '{actor} published version {version} of {page}, in force from {day}';
export const legalPages = { terms: 'the terms', privacy: 'the privacy page', imprint: 'the imprint' };
export const sentAgain = '{actor} sent a failed email again';
export const ranAgain = '{actor} restarted the failed job {task}';

// What the filter calls them
export const acts = {
  'artwork.feature': 'Featured artworks',
  'artwork.hide': 'Artworks hidden',
  'artwork.ai_label': 'AI labels',
  'comment.hide': 'Comments hidden',
  'member.hide': 'Profiles hidden',
  'project.hide': 'Projects hidden',
  'video.hide': 'Videos hidden',
  'course.hide': 'Courses hidden',
  'refund.accept': 'Refund requests accepted',
  'refund.refuse': 'Refund requests denied',
  'refund.give': 'Refunds',
  'dispute.decide': 'Project disputes decided',
  'support.answer': 'Support replies',
  'case.take': 'Cases taken',
  'case.hand_back': 'Cases handed back',
  'case.decide': 'Cases decided',
  'role.change': 'Roles',
  'settings.prices': 'Prices',
  'settings.support': 'Support address',
  'settings.switch': 'Launch switches',
  'suspension.end': 'Suspensions ended',
  'session.end_all': 'Signed out everywhere',
  'email.retry': 'Emails sent again',
  'job.retry': 'Jobs restarted',
  'legal.publish': 'Legal pages',
};
