/** States the data in the tables; docs/operations.md says how long it is kept. */
export const PRIVACY = `
## Who is responsible

{{owner}}, {{address}}. Write to [{{support}}](mailto:{{support}}) about your data.

## What you give us

- **Your account**: the name and email address that your sign-in provider reports, and whether it verified the address. Passwords stay with the provider.
- **Your profile**: city, links, pictures and text you add. Everyone can see it, but not your email address.
- **What you publish**: works with their originals, videos, courses, projects, reviews and comments.
- **Visitors**: whether you agreed that people without an account can see your works, profile, public collections and courses, and that search engines can list them. You can change this in your settings.
- **Messages**: only you and the other person read them. A moderator sees a message that one of you reports.
- **Offers**: what you offered for a work, and what you wrote with it. Only you and the other person see it; a moderator sees what one of you reports.
- **Orders**: what you bought or sold, when, for how much, and the shipping address, which the artist and moderators see.
- **Business details**, if you give them: name, address, company and tax numbers. They are printed on receipts of your orders, which both sides and moderators can see; the seller’s address is also on packing slips.
- **Certificates**: each sale has a certificate that names the artist. Anyone with its code can see it, but owners’ names only if they agree.

## What is recorded when you use the gallery

- Your sessions: when you signed in, the browser, system and time zone, and when you were last here. We also keep when your visit before this one ended, to show what’s new since then. You see your sessions in your settings and can end any of them. They end on their own after 14 days.
- The browsers you signed in from, recognized by a random number in a cookie. We keep only a hash of it, and use it to tell you when someone signs in from another browser.
- Which works you viewed on which days, to count views and rank what is trending. We don’t show anyone who viewed what.
- For artists’ statistics, when a work was viewed and how the viewer found it, but not who it was. Search terms that led to a work are shown to its artist once three members have searched for them.
- Likes, saved works and collections, saved searches and the new works they found, follows, blocks, saved settings, the interests and mediums you chose, your time zone and language.
- The minute in which an ad was seen or clicked, for a day; then only the totals.
- Your IP address, for a minute, to limit how many requests one address can make. The server’s log may keep requests for as long as the owner has set.

There are no third-party trackers and no advertising profiles, and our emails contain no tracking pixels.

## Who else gets data

- **The sign-in provider**, where you enter your password.
- **The payment provider**: card details go from your browser straight to it. We keep only the brand and the last four digits of a Premium card. Artists give this provider what it needs to pay them.
- **The storage and mail servers** that the gallery runs on.

We don’t sell data.

## Cookies

Only the ones the service needs: your session, the browser you signed in from, and whether you just changed something. That’s why there is no banner.

## How long we keep it

- Sessions: 14 days. The browsers you signed in from: 400 days after you last did. An export of your data: 7 days. Notifications you have read: 90 days. Emails we sent: 30 days. Individual views: 90 days after the end of their month, then only the totals. Search terms that led to a work, with a hash instead of your name: 400 days. What a saved search found: 90 days.
- Works, comments, likes, saved works, collections, saved searches, follows, messages and projects until you or a moderator removes them, or you delete your account.
- Purchases, payouts and receipts are accounting records, and we keep them for as long as the law requires.
- Copies in backups disappear within 30 days.

## When you delete your account

You can change your mind for 14 days. Then your profile, pictures, works, videos, likes, saved works, collections, saved searches, offers, comments, follows, portfolio, settings and sessions are deleted. What belongs to others stays, under the name “Deleted member”:

- works that were sold, with their title and original, for their buyers;
- certificates of works that were sold, with the artist’s name. Your name as an owner is removed;
- projects and the files delivered in them, for the other party;
- messages, for the other person;
- courses, for those enrolled, until the end of the month;
- purchases, payouts and receipts, with the name and email address they were issued with, for bookkeeping. Shipping addresses and cards are deleted.

If the gallery has to be restored from a backup, your account is deleted again.

## Your rights

You can see, correct and delete your data, take it with you, and object to its use. Under Privacy in your settings you can create an export: everything you’ve put here, in one ZIP file. You can also delete your account there. Anything you can’t do yourself, we’ll do for you when you write to us. You can also complain to a data protection authority.
`;
