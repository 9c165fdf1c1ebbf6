export const buyersCopy = 'Buyer’s copy';
export const artistsCopy = 'Artist’s copy';
export const copyForTheAdministration = 'Copy for the administration';
export const thisPurchaseWasRefunded = 'This purchase was refunded, so the receipt is no longer valid.';
export const genuineButRefunded = 'Genuine, but refunded';
export const weIssuedItForWork = 'We issued it for a work that was sold and paid in full.';
export const thisReceiptIsGenuine = 'This receipt is genuine';
export const receipt = 'Receipt';
export const type = 'Type';
export const issuedOn = 'Issued on';
export const work = 'Work';
export const artist = 'Artist';
export const doYouHaveThePdf = 'Do you have the PDF?';
export const checkPdfHasntBeenAltered = 'Check that the PDF hasn’t been altered.';
export const sha256OfTheFile = 'SHA-256 of the file';
export const loading = 'Loading';
export const checkLinkAgainstPrintedOne = (brand: string) =>
  `Check the link against the printed one. If they match, this receipt isn’t from ${brand}.`;
export const receiptNotFound = 'Receipt not found';
export const receiptNotChecked = 'The receipt could not be checked.';
export const thisFileIsAuthentic = 'This file is authentic.';
export const thisIsntFileWeIssued =
  'This isn’t the file we issued. It was changed, or it’s a different document.';
export const fileNotRead = 'This file could not be read.';
export const comparingRequiresHttps = 'Comparing files requires a secure connection. Please use https.';
export const pdfToCompare = 'PDF to compare';
export const chooseThePdf = 'Choose the PDF, or drop it here';
export const comparedInYourBrowser = 'Compared in your browser. Nothing is uploaded.';
