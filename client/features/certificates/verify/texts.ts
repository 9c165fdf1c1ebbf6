export const certificateIsGenuine = 'This certificate is genuine';
export const holdsToday = (brand: string, artist: string) =>
  `It’s valid. ${brand} attests to the sale, ${artist} to the work.`;
export const certificateIsVoid = 'This certificate is void';
export const refundedOn = (day: string) =>
  `The sale was refunded on ${day}. It was genuine when issued, but it’s no longer valid.`;
export const reversedOn = (day: string) =>
  `The buyer’s bank reversed the payment on ${day}. It was genuine when issued, but it’s no longer valid.`;
export const certificate = 'Certificate';
export const edition = 'Edition';
export const numberOf = 'Number {number} of {size}';
export const sizeAndMedium = 'Size and medium';
export const soldOn = 'Sold on';
export const photographSha256 = 'Photograph, SHA-256';
export const deliveredSha256 = 'File as delivered, SHA-256';
export const originalSha256 = 'Bare original, SHA-256';
export const namesTheOriginal =
  'This certificate names the bare original: files that are downloaded today also carry Atelier’s signature.';
export const signedWith = 'Signed with';
export const keyAndKeys = '{key}, Ed25519. {keys}';
export const publicKeys = 'Public keys';
export const beingSigned = 'Being signed. Check back in a few minutes.';
export const work = 'Artwork';
export const titleArtistYear = (title: string, artist: string, year: number) =>
  `${title}, ${artist}, ${year}`;
export const issuedOn = 'Issued on';
export const voidSince = 'Void since';
export const dayRefunded = (day: string) => `${day}, refunded`;
export const dayReversed = (day: string) => `${day}, payment reversed`;
export const seeTheWork = 'See the artwork';
export const owners = 'Owners';
export const aCollector = 'A collector';
export const ownerNow = 'Current owner';
export const ownerNowUnnamed = 'Current owner. The name isn’t shown.';
export const bought = (brand: string) => `Bought on ${brand}`;
export const transferred = 'Transferred by the previous owner';
export const theArtist = 'The artist';
export const backWithTheArtist = 'Back with the artist';
export const refundedInFull = 'Refunded in full';
export const paymentReversed = 'The bank reversed the payment';
export const doYouHaveThePdf = 'Do you have the PDF?';
export const comparedNotUploaded = 'It’s compared in your browser and isn’t uploaded.';
export const doYouHaveTheFile = 'Do you have the PDF or the picture?';
export const fileToCheck = 'PDF or picture to check';
export const chooseTheFile = 'Choose the PDF or the picture';
export const asDelivered = 'This is the file as delivered, byte for byte the one this certificate names.';
export const bareOriginal =
  'This is the bare original, byte for byte, without Atelier’s signature. This certificate names it.';
export const anotherPicture =
  'This certificate doesn’t name this file. A picture that was saved again, resized or edited is another file.';
export const notTheOriginal =
  'This certificate names only the bare original, and this file isn’t it. Files downloaded from Atelier carry its signature, so they differ.';
export const pdfToCheck = 'PDF to check';
export const chooseThePdf = 'Choose the PDF';
export const orDropItHere = 'or drop it here';
export const signedAndUnchanged = (brand: string) =>
  `Its statement was signed by ${brand} and hasn’t been changed.`;
export const isCertificate = 'It’s certificate {number}.';
export const ofAnother = 'This PDF is genuine, but it belongs to certificate {number}.';
export const changedOrNotSigned = (brand: string) => `Its statement was changed, or not signed by ${brand}.`;
export const noStatement = 'This file has no signed statement.';
export const cannotCheck = 'It couldn’t be checked. Check your connection, or try another browser.';
export const weDontKnowThisCode = 'We don’t know this code';
export const noneWithTheCode =
  'No receipt or certificate has the code {code}. The last eight characters of a certificate’s code are never O, I, 0 or 1.';
export const codeOnTheSheet = 'Code on the sheet';
export const check = 'Check';
export const enterTheCode = 'Enter the code.';
export const loading = 'Loading';
export const notChecked = 'The certificate couldn’t be checked.';
