export const moderation = 'Moderation';

export const cases = 'Cases';
export const open = 'Open';
export const mine = 'Mine';
export const overdue = 'Overdue';
export const decided = 'Decided';
export const log = 'Log';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const later = 'Later';

export const kind = 'Kind';
export const allKinds = 'All kinds';
export const reports = 'Reports';
export const refunds = 'Refunds';
export const disputes = 'Disputes';
export const payments = 'Payments';
export const support = 'Support';
export const appeals = 'Appeals';
export const lookalikes = 'Look-alikes';

const cases_ = (n: number) => (n === 1 ? '1 open case' : `${n} open cases`);
export const openCases = (n: number, late: number) =>
  n === 0 ? 'No open cases.' : late === 0 ? `${cases_(n)}.` : `${cases_(n)}, ${late} of them overdue.`;
export const loadingCases = 'Loading cases';
export const queueNotLoaded = 'The queue couldn’t be loaded';
export const checkYourConnection = 'Check your connection. Deadlines keep running.';
export const newCases = (n: number) => (n === 1 ? '1 new case' : `${n} new cases`);

export const nothingToDecide = 'Nothing to decide';
export const lastClosed = (day: string, time: string) =>
  `The last case was closed on ${day} at ${time}. New ones appear here on their own.`;
export const newOnesAppear = 'New ones appear here on their own.';
export const seeDecided = 'See decided cases';
export const lastSevenDays = 'Last 7 days';
export const onTime = 'On time';
export const medianTime = 'Median time';
export const appealsGranted = 'Appeals granted';
export const none = 'None';

export const noneHere = 'Nothing here';
export const otherKinds = (n: number) =>
  n === 0
    ? 'No cases of other kinds either.'
    : n === 1
      ? '1 case of another kind.'
      : `${n} cases of other kinds.`;
export const clearFilters = 'Clear Filters';
export const nothingMine = 'You have no cases';
export const takeOne = 'Take one from the open cases.';
export const nothingOverdue = 'Nothing is overdue';
export const nothingDecided = 'Nothing has been decided yet';
export const seeOpen = 'See open cases';

export const minutes = (n: number) => `${n} min`;
export const hours = (n: number) => `${n} h`;
export const days = (n: number) => `${n} days`;
export const overdueBy = (length: string) => `Overdue by ${length}`;
export const inTime = (length: string) => `In ${length}`;

export const take = 'Take';
export const you = 'You';
export const youDecidedThis = 'You decided this';
export const yours = 'Yours';
export const notTaken = 'The case wasn’t taken';

export const reportsOf = (n: number) => (n === 1 ? '1 report' : `${n} reports`);
export const held = 'held';

export const kindArtwork = 'Artwork';
export const kindComment = 'Comment';
export const kindMessage = 'Message';
export const kindProfile = 'Profile';
export const kindProject = 'Project';
export const kindVideo = 'Video';
export const kindCourse = 'Course';
export const kindPiece = 'Portfolio piece';
export const kindOffer = 'Offer';
export const kindCollection = 'Collection';
export const kindReview = 'Review';
export const kindReport = 'Report';
export const kindAppeal = 'Appeal';
export const kindRefund = 'Refund';
export const kindDispute = 'Dispute';
export const kindPayment = 'Payment';
export const kindSupport = 'Support';
export const kindLookalike = 'Look-alike';

export const member = 'Member';
export const by = (name: string) => `By ${name}`;
export const from = (name: string) => `From ${name}`;
export const asks = (buyer: string, artist: string) => `${buyer} asks ${artist}`;
export const between = (client: string, designer: string) => `${client} and ${designer}`;
export const bankAgainst = (buyer: string, artist: string) => `${buyer}’s bank, against ${artist}`;
export const disputedAtTheBank = 'Disputed at the bank.';
export const artistDeclined = (words: string) => `“${words}” The artist declined.`;
export const looksLike = (title: string, name: string) => `Looks like “${title}” by ${name}.`;
export const looksLikeDeleted = 'Looks like a work that was deleted.';
export const quoted = (words: string) => `“${words}”`;
export const reasonsAndWords = (reasons: string, words: string) => `${reasons}. “${words}”`;
export const deletedMember = 'Deleted member';
