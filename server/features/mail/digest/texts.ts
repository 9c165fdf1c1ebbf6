/** The texts of the digest. */
export const emailSettings = 'Email settings';
export const unsubscribe = 'Unsubscribe';
export const digestSent = (address: string, zone: string) =>
  `Sent to ${address} once a day at 9:00 AM, ${zone} time, and only when there is something new.`;
export const theBuyer = 'the buyer';
export const messagesWait = (n: number) => (n === 1 ? '1 message is waiting' : `${n} messages are waiting`);
export const moreThings = (n: number) => (n === 1 ? '1 more thing' : `${n} more things`);
export const both = (one: string, other: string) => `${one}, and ${other}`;
export const newUpdates = (n: number) =>
  n === 1 ? '1 new update on Atelier' : `${n} new updates on Atelier`;
export const since = (moment: string) => `Since ${moment}.`;
export const andMore = (n: number) => `and ${n} more`;
export const wrote = (words: string) => ` wrote: “${words}”`;
export const wroteSeveral = (n: number, words: string) => ` wrote ${n} messages, most recently “${words}”`;
export const commentedOn = ' commented on ';
export const repliedOn = ' replied to your comment on ';
export const withWords = (words: string) => `: “${words}”`;
export const got = ' got ';
export const likes = (n: number) => (n === 1 ? '1 like' : `${n} likes`);
export const from = (names: string) => `, from ${names}`;
export const others = (n: number) => (n === 1 ? '1 other' : `${n} others`);
export const followsYou = ' follows you';
export const followYou = (n: number) => ` and ${others(n)} follow you`;
export const newWorks = (n: number) => (n === 1 ? '1 new artwork' : `${n} new artworks`);
export const forSearch = ' for your search ';
export const seeNewWorks = 'See what’s new';
export const readAndReply = 'Read and reply';
export const seeTheWork = 'View artwork';
export const seeTheMember = 'View profile';
export const shipWorkBy = (title: string, by: string) => `Ship ${title} by ${by}.`;
export const afterThatRefunded = (buyer: string) => `After that, ${buyer} will be refunded automatically.`;
export const respondToRefundBy = (title: string, by: string) =>
  `Respond to the refund request for ${title} by ${by}.`;
export const afterThatModerator = 'After that, a moderator will decide.';
export const reviewBy = (title: string, by: string) => `Review ${title} by ${by}.`;
export const afterThatApproved = 'After that, it will be approved automatically.';
