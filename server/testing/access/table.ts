/**
 * Who may do what: one line per endpoint, and a test fails for an endpoint without one. 'METHOD /path': OWN
 * about the caller, or the same for everyone 'METHOD /path': [on(fixture, WHO, body)] for those of WHO;
 * everyone else gets 403 or 404 'METHOD /path': [on(...), on(...)] one for each state that changes who may call
 * The fixture's id replaces the path's parameter; ids in the body come from the fixture through `body`. Allowed
 * means to pass the access check: a refusal by state (409) is fine.
 */
import { ADDRESS } from '../orders.ts';
import * as a from './fixtures.ts';
import * as h from './hire-fixtures.ts';
import { HIRE_ACCESS } from './hire-table.ts';
import {
  ADMIN,
  EVERYBODY,
  MODERATOR,
  NOBODY,
  OWNER,
  OWNER_AND_MODERATOR,
  PARTIES,
  PARTIES_AND_MODERATOR,
  PARTY,
  UNBLOCKED,
  type Row,
  type Subject,
  on,
} from './rows.ts';

const OWN: Row[] = [];
const WORDS = () => ({ content: 'A quiet line.' });
const reportOf = (subject: string) => (it: Subject) => ({ subject, subjectId: it.id, reason: 'spam' });
const hide = () => ({ isHidden: true });
const receiptOf = (receiptType: string) => (it: Subject) => ({
  purchaseId: it.id,
  receiptType,
  issuedTo: 'A. Collector',
});
const CAPTIONS = () => ({ text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nA line' });
const CONTENT = () => ({ title: 'Ink', category: 'photography', type: 'tutorial', duration: 30 });
const contentOf = (it: Subject) => ({ title: 'Ink', duration: 30, videoUrl: `/objects/${it.id}` });
const COURSE = () => ({ title: 'Night walks', isPremium: false });
const lessonOf = (it: Subject) => ({ title: 'One more', videoId: it.id });
const EDIT = () => ({
  title: 'Quiet water',
  category: 'photography',
  making: 'camera',
  isForSale: false,
  isNftAvailable: false,
});

export const ACCESS: Record<string, Row[]> = {
  'GET /api/auth/user': OWN,
  'POST /api/complete-profile': OWN,
  'POST /api/complete-profile/offered': OWN,
  'PATCH /api/auth/user': OWN,
  'PUT /api/auth/user/preferences': OWN,
  'GET /api/users/:id': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'PUT /api/office/members/:id/role': [on(a.member, ADMIN, () => ({ role: 'moderator' }))],
  'GET /api/office/members': OWN,
  'GET /api/office/members/:id': [on(a.member, ADMIN)],
  'POST /api/office/members/:id/sign-out': [on(a.member, ADMIN)],
  'POST /api/office/members/:id/suspension': [
    on(a.member, ADMIN, () => ({ reason: 'spam', words: 'Once is enough.', days: 7 })),
  ],
  'DELETE /api/office/members/:id/suspension': [on(a.member, ADMIN)],
  'GET /api/office/money': OWN,
  'GET /api/office/system': OWN,
  'GET /api/office/emails': OWN,
  'POST /api/office/emails/:id/retry': OWN,
  'GET /api/office/jobs': OWN,
  'POST /api/office/jobs/:id/retry': OWN,
  'GET /api/featured-artists': OWN,
  'POST /api/users/:id/follow': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'GET /api/users/:id/followers': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'GET /api/users/:id/following': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'PUT /api/users/:id/block': [on(a.member, EVERYBODY), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'DELETE /api/users/:id/block': [on(a.member, EVERYBODY)],
  'GET /api/blocks': OWN,
  'POST /api/reports': [
    on(a.work, UNBLOCKED, reportOf('artwork')),
    on(a.hiddenWork, OWNER_AND_MODERATOR, reportOf('artwork')),
    on(a.comment, UNBLOCKED, reportOf('comment')),
    on(a.hiddenComment, OWNER_AND_MODERATOR, reportOf('comment')),
    on(a.message, PARTIES, reportOf('message')),
    on(a.member, UNBLOCKED, reportOf('profile')),
    on(a.content, UNBLOCKED, reportOf('inspiration')),
    on(a.hiddenContent, OWNER_AND_MODERATOR, reportOf('inspiration')),
    on(a.draftContent, OWNER, reportOf('inspiration')),
    on(a.course, UNBLOCKED, reportOf('course')),
    on(a.hiddenCourse, OWNER_AND_MODERATOR, reportOf('course')),
    on(a.courseTakenBack, PARTIES, reportOf('course')),
    on(a.project, UNBLOCKED, reportOf('project')),
    on(a.hiddenProject, OWNER_AND_MODERATOR, reportOf('project')),
    on(h.piece, UNBLOCKED, reportOf('portfolio')),
  ],
  'PUT /api/artworks/:id/featured': [on(a.work, MODERATOR, () => ({ isFeatured: true }))],
  'PUT /api/artworks/:id/hidden': [on(a.work, MODERATOR, hide)],
  'PUT /api/comments/:id/hidden': [on(a.comment, MODERATOR, hide)],
  'PUT /api/users/:id/hidden': [on(a.member, MODERATOR, hide)],
  'GET /api/moderation/queue': OWN,
  'GET /api/moderation/figures': OWN,
  'PUT /api/moderation/queue/:kind/:id/taken': OWN,
  'DELETE /api/moderation/queue/:kind/:id/taken': OWN,
  'GET /api/moderation/cases/:id': [on(a.reportedWork, MODERATOR)],
  'POST /api/moderation/cases/:id/decision': [
    on(a.reportedWork, MODERATOR, () => ({ decision: 'warn', reason: 'spam', words: 'Once is enough.' })),
  ],
  'GET /api/moderation/cases/:id/statement': [on(a.warnedMember, OWNER), on(a.reportedWork, NOBODY)],
  'POST /api/moderation/cases/:id/appeal': [
    on(a.warnedMember, OWNER, () => ({ words: 'I wrote it once.' })),
    on(a.reportedWork, NOBODY, () => ({ words: 'I wrote it once.' })),
  ],
  'GET /api/moderation/suspension': OWN,
  'GET /api/moderation/log': OWN,
  'GET /api/messages': OWN,
  'POST /api/messages': [
    on(a.member, UNBLOCKED, (it) => ({ receiverId: it.id, content: 'Good morning.' })),
    on(a.hiddenMember, OWNER_AND_MODERATOR, (it) => ({ receiverId: it.id, content: 'Good morning.' })),
  ],
  'GET /api/conversations': OWN,
  'GET /api/conversations/unread': OWN,
  // Marks the caller's own messages; without any there is nothing to mark.
  'POST /api/conversations/:id/read': [on(a.member, EVERYBODY)],
  'GET /api/notifications': OWN,
  'GET /api/notifications/unread': OWN,
  'POST /api/notifications/:id/read': [on(a.notification, OWNER)],
  'POST /api/notifications/read': OWN,
  'GET /api/notifications/preferences': OWN,
  'PUT /api/notifications/preferences': OWN,
  'GET /api/mail/settings': OWN,
  'PUT /api/mail/settings': OWN,
  'GET /api/unsubscribe/:token': OWN,
  'PUT /api/unsubscribe/:token': OWN,
  'GET /api/search/suggestions': OWN,
  'GET /api/search/summary': OWN,
  'GET /api/search/artists': OWN,
  // Of the caller alone: no parameter names another member. Without Premium works and searches are refused.
  'GET /api/statistics': OWN,
  'GET /api/statistics/works': [on(a.premiumMember, OWNER)],
  'GET /api/statistics/searches': [on(a.premiumMember, OWNER)],
  'GET /api/statistics/teaching': OWN,
  'GET /api/statistics/hiring': OWN,
  'GET /api/artworks': OWN,
  'GET /api/users/:id/artworks': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'GET /api/artworks/:id': [on(a.work, UNBLOCKED), on(a.hiddenWork, OWNER_AND_MODERATOR)],
  'POST /api/artworks': OWN,
  'PATCH /api/artworks/:id': [on(a.work, OWNER, EDIT), on(a.hiddenWork, OWNER, EDIT)],
  'DELETE /api/artworks/:id': [on(a.work, OWNER), on(a.hiddenWork, OWNER)],
  'POST /api/artworks/:id/like': [on(a.work, UNBLOCKED), on(a.hiddenWork, OWNER_AND_MODERATOR)],
  'GET /api/artworks/:id/comments': [on(a.work, UNBLOCKED), on(a.hiddenWork, OWNER_AND_MODERATOR)],
  'POST /api/artworks/:id/comments': [
    on(a.work, UNBLOCKED, WORDS),
    on(a.hiddenWork, OWNER_AND_MODERATOR, WORDS),
  ],
  'PATCH /api/comments/:id': [on(a.comment, OWNER, WORDS), on(a.hiddenComment, OWNER, WORDS)],
  'DELETE /api/comments/:id': [on(a.comment, PARTIES_AND_MODERATOR)],
  'GET /api/awards': OWN,
  'GET /api/users/:id/awards': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'GET /api/config': OWN,
  'GET /api/office/settings': OWN,
  'PUT /api/office/settings/prices': OWN,
  'PUT /api/office/settings/support': OWN,
  'PUT /api/office/settings/switches/:name': OWN,
  'GET /api/landing': OWN,
  'GET /api/credits': OWN,
  'POST /api/objects/upload': OWN,
  'PUT /api/artwork-images': OWN,
  'POST /api/create-payment-intent': [
    on(a.work, UNBLOCKED, (it) => ({ artworkId: it.id, commissionAgreed: true })),
    on(a.hiddenWork, OWNER_AND_MODERATOR, (it) => ({ artworkId: it.id, commissionAgreed: true })),
  ],
  'GET /api/purchases/:id': [on(a.order, PARTIES_AND_MODERATOR)],
  'GET /api/sales/:id': [on(a.order, OWNER_AND_MODERATOR)],
  'PUT /api/purchases/:id/address': [on(a.order, PARTY, () => ADDRESS)],
  'POST /api/purchases/:id/ship': [
    on(a.order, OWNER, () => ({ carrier: 'Royal Post', trackingNumber: 'RP 1' })),
  ],
  'POST /api/purchases/:id/confirm': [on(a.shippedOrder, PARTY)],
  'GET /api/purchases': OWN,
  'GET /api/purchases/artist/:userId': [on(a.member, OWNER_AND_MODERATOR)],
  'POST /api/purchases/:id/refund-request': [on(a.order, PARTY, () => ({ reason: 'It is another green.' }))],
  'DELETE /api/purchases/:id/refund-request': [on(a.refundAsked, PARTY)],
  'POST /api/purchases/:id/refund-request/accept': [on(a.refundAsked, OWNER_AND_MODERATOR)],
  'POST /api/purchases/:id/refund-request/decline': [
    on(a.refundAsked, OWNER_AND_MODERATOR, () => ({ answer: 'It is the green of the picture.' })),
  ],
  'POST /api/purchases/:id/refund': [on(a.order, OWNER_AND_MODERATOR, () => ({ reason: 'It broke.' }))],
  'GET /api/refund-requests': OWN,
  'GET /api/payouts/account': OWN,
  'POST /api/payouts/onboarding': OWN,
  'POST /api/get-or-create-subscription': OWN,
  'GET /api/subscription': OWN,
  'POST /api/subscription/cancel': OWN,
  'POST /api/subscription/resume': OWN,
  'POST /api/subscription/card': OWN,
  'PUT /api/subscription/card': OWN,
  'GET /api/subscription/invoices': OWN,
  'GET /api/subscription/use': OWN,
  'POST /api/support-requests': [
    on(a.order, PARTIES, (it) => ({ subject: 'My order', message: 'Where is it?', purchaseId: it.id })),
  ],
  'GET /api/support-requests': OWN,
  'GET /api/support-requests/queue': OWN,
  'POST /api/support-requests/:id/answer': [
    on(a.supportRequest, MODERATOR, () => ({ answer: 'Like this.' })),
  ],
  'GET /api/receipts/my-receipts': OWN,
  'GET /api/receipts/:id': [on(a.receipt, PARTIES_AND_MODERATOR)],
  // For holders of the paper; the code itself is the secret.
  'GET /api/receipts/verify/:code': OWN,
  'POST /api/receipts': [
    on(a.order, OWNER_AND_MODERATOR, receiptOf('artist')),
    on(a.order, PARTIES_AND_MODERATOR, receiptOf('buyer')),
    on(a.order, OWNER_AND_MODERATOR, receiptOf('admin')),
  ],
  'GET /api/ads/active': OWN,
  'POST /api/ads/:id/impression': [on(a.ad, EVERYBODY)],
  'POST /api/ads/:id/click': [on(a.ad, EVERYBODY)],
  'POST /api/ads/:id/play': [on(a.ad, EVERYBODY)],
  'POST /api/ads/:id/skip': [on(a.ad, EVERYBODY)],
  'POST /api/s3/multipart': OWN,
  // Keys of others are unknown to everybody: see features/videos/uploads.test.ts.
  'GET /api/s3/multipart/:uploadId': OWN,
  'GET /api/s3/multipart/:uploadId/:partNumber': OWN,
  'POST /api/s3/multipart/:uploadId/complete': OWN,
  'DELETE /api/s3/multipart/:uploadId': OWN,
  'GET /api/s3/params': OWN,
  'GET /api/s3/sts': OWN,
  // Whose token may be used is in features/videos/imports/video-imports.test.ts.
  'POST /api/url/meta': OWN,
  'POST /api/url/get': OWN,
  'PUT /api/videos': [on(a.freshVideo, OWNER, (it) => ({ videoUrl: `/objects/${it.id}` }))],
  'POST /api/videos/:id/retry': [on(a.freshVideo, OWNER)],
  'GET /api/videos/:id': [on(a.freshVideo, OWNER), on(a.shownVideo, OWNER)],
  'PUT /api/videos/:id/captions': [on(a.freshVideo, OWNER, CAPTIONS), on(a.shownVideo, OWNER, CAPTIONS)],
  // About the caller's own playback, which checks access.
  'PUT /api/videos/:id/position': [
    on(a.freshVideo, OWNER, () => ({ seconds: 3 })),
    on(a.shownVideo, EVERYBODY, () => ({ seconds: 3 })),
  ],
  'GET /api/inspiration-content': OWN,
  'GET /api/inspiration-content/:id': [
    on(a.content, UNBLOCKED),
    on(a.hiddenContent, OWNER_AND_MODERATOR),
    on(a.draftContent, OWNER),
    on(a.waitingContent, OWNER),
  ],
  'POST /api/inspiration-content': [on(a.freshVideo, OWNER, contentOf)],
  'PUT /api/inspiration-content/:id': [on(a.content, OWNER, CONTENT), on(a.draftContent, OWNER, CONTENT)],
  'PUT /api/inspiration-content/:id/published': [
    on(a.content, OWNER, () => ({ isPublished: false })),
    on(a.draftContent, OWNER, () => ({ isPublished: true })),
  ],
  'POST /api/inspiration-content/:id/retry': [on(a.content, OWNER), on(a.waitingContent, OWNER)],
  'DELETE /api/inspiration-content/:id': [on(a.content, OWNER), on(a.draftContent, OWNER)],
  'POST /api/inspiration-content/:id/like': [
    on(a.content, UNBLOCKED),
    on(a.hiddenContent, OWNER_AND_MODERATOR),
    on(a.draftContent, OWNER),
  ],
  'GET /api/inspiration-content/:id/play': [
    on(a.content, UNBLOCKED),
    on(a.hiddenContent, OWNER_AND_MODERATOR),
    on(a.draftContent, OWNER),
    on(a.waitingContent, OWNER),
  ],
  'POST /api/inspiration-content/:id/view': [
    on(a.content, UNBLOCKED),
    on(a.hiddenContent, OWNER_AND_MODERATOR),
    on(a.draftContent, OWNER),
  ],
  'PUT /api/inspiration-content/:id/hidden': [on(a.content, MODERATOR, hide)],
  'GET /api/courses': OWN,
  'GET /api/courses/:id': [
    on(a.course, UNBLOCKED),
    on(a.hiddenCourse, OWNER_AND_MODERATOR),
    on(a.courseTakenBack, PARTIES),
  ],
  'POST /api/courses': OWN,
  'PUT /api/courses/:id': [on(a.course, OWNER, COURSE), on(a.hiddenCourse, OWNER, COURSE)],
  'PUT /api/courses/:id/published': [
    on(a.course, OWNER, () => ({ isPublished: false })),
    on(a.courseTakenBack, OWNER, () => ({ isPublished: true })),
  ],
  'DELETE /api/courses/:id': [on(a.course, OWNER)],
  'POST /api/courses/:id/lessons': [on(a.storedCourse, OWNER, lessonOf)],
  'PUT /api/courses/:id/lessons/:lessonId': [on(a.course, OWNER, () => ({ title: 'Dusk' }))],
  'DELETE /api/courses/:id/lessons/:lessonId': [on(a.course, OWNER)],
  'PUT /api/courses/:id/lesson-order': [on(a.course, OWNER, (it) => ({ lessonIds: [it.id] }))],
  'POST /api/courses/:id/enroll': [
    on(a.course, UNBLOCKED),
    on(a.hiddenCourse, OWNER_AND_MODERATOR),
    on(a.courseTakenBack, PARTIES),
  ],
  'DELETE /api/courses/:id/enroll': [
    // Enrolled members may leave whatever happened to the course.
    on(a.course, UNBLOCKED),
    on(a.hiddenCourse, PARTIES_AND_MODERATOR),
    on(a.courseTakenBack, PARTIES),
  ],
  'GET /api/lessons/:id/play': [
    on(a.course, UNBLOCKED),
    on(a.hiddenCourse, OWNER_AND_MODERATOR),
    on(a.courseTakenBack, PARTIES),
  ],
  'PUT /api/lessons/:id/finished': [
    on(a.course, PARTY, () => ({ isFinished: true })),
    on(a.courseTakenBack, PARTY, () => ({ isFinished: true })),
  ],
  'GET /api/courses/:id/reviews': [on(a.course, UNBLOCKED), on(a.hiddenCourse, OWNER_AND_MODERATOR)],
  // The instructor's own course gives 409.
  'PUT /api/courses/:id/review': [
    on(a.course, PARTIES, () => ({ rating: 5 })),
    on(a.hiddenCourse, OWNER, () => ({ rating: 5 })),
  ],
  'DELETE /api/courses/:id/review': [on(a.course, UNBLOCKED), on(a.hiddenCourse, OWNER_AND_MODERATOR)],
  'GET /api/courses/:id/figures': [
    on(a.course, OWNER_AND_MODERATOR),
    on(a.hiddenCourse, OWNER_AND_MODERATOR),
  ],
  'GET /api/instructors': OWN,
  'PUT /api/courses/:id/hidden': [on(a.course, MODERATOR, hide)],
  ...HIRE_ACCESS,
};
