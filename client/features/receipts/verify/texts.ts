export const buyersCopy = 'Buyer’s copy';
export const artistsCopy = 'Artist’s copy';
export const copyForTheAdministration = 'Administrative copy';
export const thisPurchaseWasRefunded = 'This purchase was refunded, so the receipt is no longer valid.';
export const genuineButRefunded = 'Genuine, but refunded';
export const weIssuedItForWork = 'We issued it for a work that was sold and paid in full.';
export const thisReceiptIsGenuine = 'This receipt is genuine';
export const receipt = 'Receipt';
export const type = 'Type';
export const issuedOn = 'Issued on';
export const work = 'Artwork';
export const artist = 'Artist';
export const doYouHaveThePdf = 'Do you have the PDF?';
export const checkPdfHasntBeenAltered = 'Check that the PDF hasn’t been altered.';
export const sha256OfTheFile = 'SHA-256 of the file';
export const loading = 'Loading';
export const checkLinkAgainstPrintedOne = (brand: string) =>
  `Compare this link with the one printed on the receipt. If they match, the receipt isn’t from ${brand}.`;
export const receiptNotFound = 'Receipt not found';
export const receiptNotChecked = 'The receipt couldn’t be checked.';
export const thisFileIsAuthentic = 'This file is authentic.';
export const thisIsntFileWeIssued =
  'This isn’t the file we issued. It was changed, or it’s a different document.';
export const fileNotRead = 'This file couldn’t be read.';
export const comparingRequiresHttps =
  'Comparing files requires a secure connection. Please open this page over HTTPS.';
export const pdfToCompare = 'PDF to compare';
export const chooseThePdf = 'Choose the PDF, or drop it here';
export const comparedInYourBrowser = 'Compared in your browser. Nothing is uploaded.';
export const verifyAReceipt = 'Verify a receipt';
export const verifyACertificate = 'Verify a certificate';
